import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { LEVELS } from '../../../../src/bots/levels'
import { bestAnswer, moveOf } from '../../../../src/bots/player'
import { randomFrom } from '../../../../src/bots/random'
import { Search } from '../../../../src/bots/search'
import { packWeights, unpackWeights } from '../../../../src/bots/weights'
import { whyOf } from '../../../../src/bots/why'
import { PERCEPTION, weights } from '../../../../src/games/palestine/bots/index'
import {
  DOOR,
  EVENT_CARDS,
  FACTIONS,
  PROPAGANDA_CARDS,
  apply,
  board,
  options,
  question,
  record,
  sameOption,
  type CardId,
  type Faction,
  type Game,
} from '../../../../src/games/palestine/rules/index'
import { LAB_WORDS } from '../../../../src/games/palestine/words/en/lab'
import { MIND, choiceIn } from './mind'

const searched = (game: Game, playouts: number, seed = 1) => {
  const search = new Search(MIND, game, seed)
  search.run(playouts)
  return search
}

const chosen = (game: Game, playouts = 6) => {
  const { root } = searched(game, playouts)
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

describe('the weights of Palestine', () => {
  test('fit what the game shows, and take 30 kB at most', async () => {
    const file = await weights()
    const { policy, net } = unpackWeights(file)
    expect(policy).toHaveLength(PERCEPTION.marks)
    expect(net.line).toHaveLength(PERCEPTION.features.length)
    expect(net.into).toHaveLength(PERCEPTION.features.length * net.hidden)
    expect(packWeights(unpackWeights(file))).toEqual(file)
    const text = readFileSync('src/games/palestine/bots/weights.json')
    expect(gzipSync(text).length).toBeLessThanOrEqual(30_000)
  })
})

describe('a search', () => {
  test('gives the same answer for the same game, seed and playouts, from JSON too', () => {
    for (let i = 0; i < 12; i++) {
      const game = choiceIn(i, 15 * i)
      const one = searched(game, 20)
      const other = searched(JSON.parse(JSON.stringify(game)) as Game, 20)
      expect(other.root!.values).toEqual(one.root!.values)
      expect(other.root!.visits).toEqual(one.root!.visits)
    }
  })

  test('knows nothing of cards that are not yet revealed: reshuffled, its choice is the same', () => {
    for (let i = 0; i < 200; i++) {
      const game = choiceIn(i, (i * 7) % 200, { deck: deckFrom(i) })
      const other = reshuffled(game, i + 1)
      expect(other.setup.deck).not.toEqual(game.setup.deck)
      expect(options(other)).toEqual(options(game))
      expect(chosen(other)).toEqual(chosen(game))
    }
  })

  test('says why: a line that can be played, and what it is worth', () => {
    for (let i = 0; i < 10; i++) {
      const game = choiceIn(i, 18 * i)
      const { root } = searched(game, 24)
      const why = whyOf(MIND, game, root!)
      expect(why.line[0]).toEqual(root!.options[bestAnswer(root!)])
      expect(() => why.line.reduce(apply, game)).not.toThrow()
      expect(why.now).toBe(MIND.value(board(game)))
      for (const { group } of why.terms) expect(LAB_WORDS.terms).toHaveProperty(group)
    }
  })
})

describe('a move', () => {
  test.each(Object.keys(LEVELS) as (keyof typeof LEVELS)[])(
    'of the %s is one of the options, and the same again',
    (level) => {
      for (let i = 0; i < 15; i++) {
        const game = choiceIn(100 + i, 14 * i)
        const before = structuredClone(record(game))
        const { option } = moveOf(MIND, LEVELS[level], game, { seed: i, playouts: 10 })
        expect(options(game).some((one) => sameOption(one, option))).toBe(true)
        expect(moveOf(MIND, LEVELS[level], game, { seed: i, playouts: 10 }).option).toEqual(option)
        expect(record(game)).toEqual(before)
      }
    },
  )
})

describe('a Steward', () => {
  /** The priority that it follows, in games that two Stewards play. */
  const followed = (games: number): Set<string> => {
    const ids = new Set<string>()
    for (let seed = 0; seed < games; seed++) {
      const random = randomFrom(seed)
      const chance = DOOR.seededChance(seed)
      let game = DOOR.newGame(PERCEPTION.startOf('varied', random, seed))
      for (let asked = question(game); asked !== null; asked = question(game)) {
        if (asked.by === 'chance') {
          game = apply(game, chance(game))
          continue
        }
        const { option, priority } = moveOf(MIND, LEVELS.steward, game, { seed })
        if (priority !== null && priority !== undefined) {
          ids.add(priority)
          checkFirst(game, asked.by, priority, option)
        }
        game = apply(game, option)
      }
    }
    return ids
  }

  /** No earlier priority has anything to say, and this answer serves the one that is named best. */
  const checkFirst = (
    game: Game,
    by: Faction,
    priority: string,
    option: ReturnType<typeof options>[number],
  ): void => {
    const list = PERCEPTION.priorities[by]
    const at = list.findIndex(({ id }) => id === priority)
    DOOR.playOn(
      game,
      () => option,
      (asked, now) => {
        const most = list.slice(0, at + 1).map(({ rate }) => {
          const rated = rate(asked, now)
          return rated === null ? 0 : Math.max(...options(game).map(rated))
        })
        expect(most.slice(0, -1).every((one) => one <= 0)).toBe(true)
        expect(list[at]!.rate(asked, now)!(option)).toBe(most.at(-1))
        return true
      },
    )
  }

  test('follows each of its priorities at some time, the first that has anything to say', () => {
    const ids = followed(60)
    for (const by of FACTIONS)
      for (const { id } of PERCEPTION.priorities[by]) expect([...ids]).toContain(id)
  })

  test('has words for each of its priorities, and the house for each group of features', () => {
    for (const by of FACTIONS)
      for (const { id } of PERCEPTION.priorities[by])
        expect(LAB_WORDS.priorities).toHaveProperty(id)
    for (const feature of PERCEPTION.features)
      expect(LAB_WORDS.terms).toHaveProperty(feature.slice(0, feature.indexOf('.')))
  })
})
