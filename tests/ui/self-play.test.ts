import { describe, expect, it } from 'vitest'
import { answerCount, facts, outcome, question, record } from '../../src/rules/index'
import { begin, selfPlay, type SelfPlay } from '../../src/ui/self-play'
import { answerText } from '../../src/ui/text/answers'
import { ASK_TEXT, aboutText } from '../../src/ui/text/asks'
import { factText } from '../../src/ui/text/facts'

const TOO_LONG = 20_000

/** Plays on to the end, and tells every state on the way. */
function* statesOf(seed: number): Generator<SelfPlay> {
  let state = selfPlay(begin(seed), { do: 'play' })
  while (state.playing && answerCount(state.game) < TOO_LONG) {
    state = selfPlay(state, { do: 'answer' })
    yield state
  }
}

const ended = (seed: number): SelfPlay => [...statesOf(seed)].at(-1)!

const PLAIN = /^[^!]*$/
const WORDS = /^(?!.*(undefined|null|NaN|\[object))\S.*\S$|^\S$/

describe('a game that plays itself', () => {
  it('ends, and stops playing', () => {
    const last = ended(1936)
    expect(outcome(last.game)).not.toBeNull()
    expect(question(last.game)).toBeNull()
    expect(last.playing).toBe(false)
    expect(last.log.at(-1)?.fact.fact).toBe('game-over')
  })

  it('is the same game for the same seed, and another for another', () => {
    const again = record(ended(1936).game)
    expect(again).toEqual(record(ended(1936).game))
    expect(again).not.toEqual(record(ended(1937).game))
  })

  it('goes no further than its end', () => {
    const last = ended(1)
    expect(selfPlay(last, { do: 'answer' }).game).toBe(last.game)
  })

  it('keeps the latest facts, numbered one by one', () => {
    for (const { log } of statesOf(2)) {
      expect(log.length).toBeLessThanOrEqual(40)
      const first = log[0]?.number ?? 0
      expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => first + i))
    }
  })

  it.each([1, 2, 3, 4, 5])('has plain words for all that happens: seed %i', (seed) => {
    const said = new Set<string>()
    for (const { game, last } of statesOf(seed)) {
      if (last) said.add(answerText(last.answer)).add(ASK_TEXT[last.question.ask])
      if (last) said.add(aboutText(last.question.about) || 'nothing to add')
      for (const fact of outcome(game) ? facts(game) : []) said.add(factText(fact))
    }
    expect([...said].filter((words) => !PLAIN.test(words) || !WORDS.test(words))).toEqual([])
  })
})
