import { describe, expect, test } from 'vitest'
import type { ReviewJob, Swept } from '../../../src/bots/lab/messages'
import { fortuneOf, mergeSwept, reviewing } from '../../../src/bots/lab/reviewing'
import {
  answerCount,
  apply,
  chanceAnswer,
  newGame,
  odds,
  options,
  question,
  record,
  replay,
  sameOption,
  type ArabRevolt,
  type Game,
} from '../../../src/games/arab-revolt/rules/index'
import { moveOf } from '../../../src/bots/player'
import { randomFrom } from '../../../src/bots/random'
import { Search } from '../../../src/bots/search'
import { MIND } from '../mind'
import { playedOn } from '../positions'

const sweep = (job: Partial<ReviewJob<ArabRevolt>> & { game: Game }): Swept<ArabRevolt> => {
  const until = answerCount(job.game)
  const task = reviewing(MIND, { kind: 'review', seed: 1, playouts: 24, from: 0, until, ...job })
  while (!task.step());
  return task.result()
}

/** The game before one of its answers. */
const before = (game: Game, at: number): Game => {
  const { setup, answers } = record(game)
  return replay({ setup, answers: answers.slice(0, at) }).game
}

const GAME = playedOn(3, 60)

describe('A review', () => {
  const swept = sweep({ game: GAME })

  test('weighs each answer of chance, and each decision between several answers', () => {
    const { answers } = record(GAME)
    const expected = answers.flatMap((_, at) => {
      const then = before(GAME, at)
      const byChance = question(then)!.by === 'chance'
      if (!byChance && options(then).length === 1) return []
      return [{ at, of: byChance ? 'chance' : 'decision' }]
    })
    expect(swept.weighed.map(({ at, of }) => ({ at, of }))).toEqual(expected)
    expect(swept.until).toBe(answers.length)
  })

  test('comes to the same in two stretches as in one, and again', () => {
    const middle = 31
    const parts = [sweep({ game: GAME, from: middle }), sweep({ game: GAME, until: middle })]
    expect(mergeSwept(parts)).toEqual(swept)
    expect(sweep({ game: GAME })).toEqual(swept)
  })

  test('blames only what lost more than the interval, and says what was better', () => {
    const blamed = swept.weighed.flatMap((one) =>
      one.of === 'decision' && one.lost > 0 ? [one] : [],
    )
    expect(blamed.length).toBeGreaterThan(3)
    for (const { at, first, lost, within, better } of blamed) {
      expect(lost).toBeGreaterThan(within!)
      const then = before(GAME, at)
      const given = record(GAME).answers[at]
      expect(better![0]).not.toEqual(given)
      expect(question(then)!.by).toBe(first ? 'british' : 'rebels')
      let game = then
      for (const option of better!) {
        expect(question(game)!.by).toBe(question(then)!.by)
        game = apply(game, option)
      }
    }
  })

  test('is certain only where all that can follow is known, however few its looks', () => {
    const certain = sweep({ game: GAME, playouts: 4 }).weighed.filter(
      (one) => one.of === 'decision' && one.within === 0,
    )
    expect(certain).not.toEqual([])
    for (const { at } of certain) {
      const search = new Search(MIND, before(GAME, at), 1)
      search.run(4)
      const { options, closed } = search.root!
      const given = options.findIndex((one) => sameOption(one, record(GAME).answers[at]!))
      search.runAt(given, 4)
      expect(closed[given]).toBe(true)
    }
  })

  test('never blames the best answer', () => {
    const manner = { by: 'search', playouts: 24 } as const
    let game = newGame()
    const random = randomFrom(5)
    while (answerCount(game) < 40) {
      const option =
        question(game)!.by === 'chance'
          ? chanceAnswer(game, random())
          : moveOf(MIND, manner, game, { seed: 1 }).option
      game = apply(game, option)
    }
    const lost = sweep({ game }).weighed.map((one) => (one.of === 'decision' ? one.lost : 0))
    expect(lost.every((one) => one === 0)).toBe(true)
  })

  test('takes no note of the order of a fixed deck', () => {
    const { setup, answers } = record(GAME)
    const deck = answers.filter((one) => typeof one === 'string' && /^[A-Z]\d/i.test(one))
    expect(deck).not.toEqual([])
    const fixed = { ...GAME, setup: { ...setup, deck: deck as never } }
    expect(sweep({ game: fixed }).weighed).toEqual(swept.weighed)
  })
})

test('What chance gives comes to nothing on average', () => {
  for (let at = 0, seen = 0; seen < 12; at++) {
    const game = playedOn(9, at)
    if (question(game)!.by !== 'chance') continue
    seen += 1
    const all = odds(game)
    const whole = all.reduce((sum, { weight }) => sum + weight, 0)
    const mean = all.reduce(
      (sum, { option, weight }) => sum + (weight / whole) * fortuneOf(MIND, game, option),
      0,
    )
    expect(mean).toBeCloseTo(0, 10)
  }
})
