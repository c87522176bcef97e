import { describe, expect, test } from 'vitest'
import { LEVELS } from '../../src/bots/levels'
import { truthful } from '../../src/bots/mind'
import { moveOf } from '../../src/bots/player'
import { chanceFrom } from '../../src/bots/value'
import { Search } from '../../src/bots/search'
import { whyOf } from '../../src/bots/why'
import { PERCEPTION } from '../../src/games/arab-revolt/bots/index'
import {
  DOOR,
  board,
  forecast,
  options,
  question,
  type Board,
  type Game,
} from '../../src/games/arab-revolt/rules/index'
import { play } from '../kit'
import { MIND } from './mind'
import { choiceIn } from './positions'

const explained = (game: Game, speaking = MIND) => {
  const search = new Search(MIND, game, 1)
  search.run(24)
  return { why: whyOf(speaking, game, search.root!), root: search.root! }
}

const amounts = (given: Board): Record<string, number> =>
  Object.fromEntries(forecast(given).lines.map(({ line, amount }) => [line, amount]))

const GAMES = Array.from({ length: 14 }, (_, i) => choiceIn(i, 19 * i))

/** The board after a line, played answer by answer through the door; the last phase's end where it stops there. */
const after = (game: Game, line: readonly Parameters<typeof play>[1][]): Board => {
  const last = play(game, ...line.slice(0, -1))
  const ends: Board[] = []
  DOOR.playOn(
    last,
    () => line.at(-1)!,
    (_, now, begun) => {
      if (begun > 0) ends.push(structuredClone(now))
      return begun > 0
    },
  )
  return ends[0] ?? board(play(game, ...line))
}

describe('why', () => {
  test('the best line begins with the answer and can be played', () => {
    for (const game of GAMES) {
      const { why } = explained(game)
      const { option } = moveOf(MIND, LEVELS.planner, game, { seed: 1, playouts: 24 })
      expect(why.line[0]).toEqual(option)
      expect(() => play(game, ...why.line)).not.toThrow()
    }
  })

  test('each line of the count is what the forecast says before and after', () => {
    for (const game of GAMES) {
      const { why } = explained(game)
      const [before, then] = [amounts(board(game)), amounts(after(game, why.line))]
      for (const { line, from, to } of why.count) {
        expect(from).toBe(before[line] ?? 0)
        expect(to).toBe(then[line] ?? 0)
      }
      const told = new Set(why.count.map(({ line }) => line))
      for (const line of Object.keys({ ...before, ...then }))
        if (!told.has(line)) expect(then[line] ?? 0).toBe(before[line] ?? 0)
    }
  })

  test.each([
    ['as it was learned', MIND],
    ['as it is told', truthful(MIND)],
  ])('the chances and the terms are those of the value %s', (_, mind) => {
    for (const game of GAMES) {
      const { why } = explained(game, mind)
      const then = after(game, why.line)
      expect(why.now).toBe(mind.value(board(game)))
      expect(why.then).toBe(mind.value(then))
      const [old, now] = [board(game), then].map((one) => {
        const into = new Float32Array(PERCEPTION.features.length)
        PERCEPTION.read(one, into)
        return into
      }) as [Float32Array, Float32Array]
      for (const { group, change } of why.terms) {
        const undone = now.map((one, i) =>
          PERCEPTION.features[i]!.startsWith(`${group}.`) ? old[i]! : one,
        )
        const chance = (of: Float32Array) => chanceFrom(mind.net, of, mind.truthOf(then))
        expect(change).toBeCloseTo(chance(now) - chance(undone), 10)
      }
    }
  })

  test('counts what it has looked at', () => {
    const { why, root } = explained(GAMES[3]!)
    expect(why.playouts).toBe(root.visits.reduce((sum, one) => sum + one, 0))
    expect(why.answers).toBe(options(GAMES[3]!).length)
    expect(why.looked).toBeLessThanOrEqual(why.answers)
  })
})

describe('a Steward', () => {
  test('follows the first priority that has anything to say, and names it', () => {
    const followed = new Set<string | null>()
    for (const game of GAMES) {
      const { option, priority } = moveOf(MIND, LEVELS.steward, game, { seed: 1 })
      followed.add(priority ?? null)
      const by = question(game)!.by as 'british' | 'rebels'
      const list = PERCEPTION.priorities[by]
      DOOR.playOn(
        game,
        () => options(game)[0]!,
        (asked, now) => {
          const rates = list.map(({ rate }) => {
            const rated = rate(asked, now)
            return rated === null ? 0 : Math.max(...options(game).map(rated))
          })
          const first = rates.findIndex((one) => one > 0)
          expect(priority).toBe(first < 0 ? null : list[first]!.id)
          if (first >= 0) expect(list[first]!.rate(asked, now)!(option)).toBe(rates[first])
          return true
        },
      )
    }
    expect(followed.size).toBeGreaterThan(3)
  })
})
