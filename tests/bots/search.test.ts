import { describe, expect, test } from 'vitest'
import { LEVELS } from '../../src/bots/levels'
import { bestAnswer, moveOf } from '../../src/bots/player'
import { randomFrom } from '../../src/bots/random'
import { Search } from '../../src/bots/search'
import {
  EVENT_CARDS,
  PROPAGANDA_CARDS,
  board,
  newGame,
  options,
  outcome,
  playOn,
  question,
  record,
  replay,
  sameOption,
  type CardId,
  type Game,
} from '../../src/games/arab-revolt/rules/index'
import { firstToAct, play, withChit } from '../kit'
import { MIND } from './mind'
import { choiceIn, playedOn } from './positions'

const searched = (game: Game, playouts: number, seed = 1) => {
  const search = new Search(MIND, game, seed)
  search.run(playouts)
  return search
}

const chosen = (game: Game, playouts = 6, seed = 1) => {
  const { root } = searched(game, playouts, seed)
  return root!.options[bestAnswer(root!)]
}

/** A deck that the piles allow: four Events on top of two more and a Propaganda card, three times. */
const deckFrom = (seed: number): CardId[] => {
  const random = randomFrom(seed)
  const take = <T>(from: T[]): T => from.splice(Math.floor(random() * from.length), 1)[0]!
  const events = [...EVENT_CARDS]
  const propagandas = [...PROPAGANDA_CARDS]
  const deck: CardId[] = []
  for (let pile = 0; pile < 3; pile++) {
    for (let i = 0; i < 4; i++) deck.push(take(events))
    const rest: CardId[] = [take(events), take(events), take(propagandas)]
    while (rest.length > 0) deck.push(take(rest))
  }
  return deck
}

/** The same game, as if the cards not yet revealed lay in another order. */
const reshuffled = (game: Game, seed: number): Game => {
  const { played } = board(game)
  const random = randomFrom(seed)
  const rest = (game.setup.deck ?? []).filter((card) => !played.includes(card))
  const deck: CardId[] = [...played]
  while (rest.length > 0) deck.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return { ...game, setup: { ...game.setup, deck } }
}

describe('a search', () => {
  test('gives the same answer for the same game, seed and playouts, from JSON too', () => {
    for (let i = 0; i < 12; i++) {
      const game = choiceIn(i, 20 * i)
      const one = searched(game, 20)
      const other = searched(JSON.parse(JSON.stringify(game)) as Game, 20)
      expect(other.root!.values).toEqual(one.root!.values)
      expect(other.root!.visits).toEqual(one.root!.visits)
    }
  })

  test('knows nothing of cards that are not yet revealed: reshuffled, its choice is the same', () => {
    let decided = 0
    for (let i = 0; i < 200; i++) {
      const game = choiceIn(i, (i * 7) % 250, { deck: deckFrom(i) })
      const other = reshuffled(game, i + 1)
      expect(other.setup.deck).not.toEqual(game.setup.deck)
      expect(options(other)).toEqual(options(game))
      expect(chosen(other)).toEqual(chosen(game))
      decided += 1
    }
    expect(decided).toBe(200)
  })

  test('leaves the game as it was', () => {
    const game = choiceIn(3, 90)
    const before = structuredClone(record(game))
    searched(game, 30)
    expect(record(game)).toEqual(before)
    expect(replay(before).stop).toBeNull()
  })

  test('looks at every answer that appeals, and stops where all is known', () => {
    const game = play(
      withChit(firstToAct('rebels', { syria: { guerrillasUnderground: 1 } }), 1),
      'limited-operation',
    )
    const search = searched(game, 5000)
    expect(search.isExhausted()).toBe(true)
    expect(search.playouts).toBeLessThan(5000)
    expect(Math.min(...search.root!.visits)).toBeGreaterThan(0)
  })

  test('where all is known, each answer is worth what its best continuation is', () => {
    const game = play(
      withChit(firstToAct('rebels', { syria: { guerrillasUnderground: 1 } }), 1),
      'limited-operation',
    )
    const root = searched(game, 5000).root!
    root.options.forEach((option, i) => {
      const { board: end } = playOn(
        play(game, option),
        () => 'done',
        () => true,
      )
      if (root.next[i] === null) expect(root.values[i]).toBe(MIND.value(end))
    })
    // British chances: the Rebels, who are asked, look for the least.
    expect(root.sign).toBe(-1)
    expect(root.value).toBe(Math.min(...root.values))
  })

  test('draws chance in step with its odds', () => {
    const game = firstToAct('rebels', { samaria: { guerrillasUnderground: 3, bases: 1 } })
    expect(question(game)?.by).toBe('chance')
    const root = searched(game, 300).root!
    root.visits.forEach((visits, i) =>
      expect(Math.abs(visits - 300 * root.shares[i]!)).toBeLessThanOrEqual(2),
    )
  })

  test('of a game that is over looks once, and knows who has won', () => {
    const game = playedOn(2, 5000)
    const { root, playouts } = searched(game, 50)
    expect(root!.options).toEqual([])
    expect(root!.value).toBe(outcome(game)!.winner === 'british' ? 1 : 0)
    expect(playouts).toBe(1)
  })

  test('is not certain of an answer that has come to the same twice, while something else may follow', () => {
    let alike = 0
    for (let i = 0; i < 20; i++) {
      let came = 0
      const value = (after: Parameters<typeof MIND.value>[0]) => (came = MIND.value(after))
      const search = new Search({ ...MIND, value }, choiceIn(i, 12 * i), 1)
      search.run(1)
      const { visits, closed } = search.root!
      for (const answer of visits.keys()) {
        if (visits[answer]! > 0) continue
        search.runAt(answer, 1)
        const first = came
        search.runAt(answer, 1)
        if (closed[answer]! || came !== first) continue
        alike += 1
        expect(search.spreadOf(answer)).toBeGreaterThan(0)
      }
    }
    expect(alike).toBeGreaterThan(5)
  })
})

describe('a move', () => {
  test.each(Object.keys(LEVELS) as (keyof typeof LEVELS)[])(
    'of the %s is one of the options',
    (level) => {
      for (let i = 0; i < 15; i++) {
        const game = choiceIn(100 + i, 18 * i)
        const { option } = moveOf(MIND, LEVELS[level], game, { seed: i, playouts: 10 })
        expect(options(game).some((one) => sameOption(one, option))).toBe(true)
        expect(moveOf(MIND, LEVELS[level], game, { seed: i, playouts: 10 }).option).toEqual(option)
      }
    },
  )

  test('at a question with one answer is that', () => {
    const game = play(newGame({ deck: ['A13'] }), 'A13', 2, 2)
    expect(question(game)).toMatchObject({ by: 'rebels', ask: 'turn.chit' })
    expect(options(game)).toHaveLength(1)
    const { option } = moveOf(MIND, LEVELS.officer, game, { seed: 1, playouts: 10 })
    expect(option).toEqual({ chit: 2, from: 'drawn' })
  })
})
