import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games/index'
import * as z from 'zod/mini'
import { fingerprint } from '../../src/tools/match/seat'
import { sprtOf } from '../../src/tools/match/statistics'

const n = z.number()
const score = z.object({ won: n, of: n })

/** What these tests ask of the reports of a match that are kept. */
const KEPT = z.array(
  z.object({
    game: z.string(),
    weights: z.tuple([z.string(), z.string()]),
    score,
    as: z.record(z.string(), score),
    outcomes: z.tuple([n, n, n, n, n]),
    sprt: z.object({ llr: n }),
  }),
)

const ALL = KEPT.parse(JSON.parse(readFileSync('docs/weights.json', 'utf8')))

const weightsOf = (game: string): string => `src/games/${game}/bots/weights.json`

describe.each(GAMES.filter((game) => existsSync(weightsOf(game))))('the weights of %s', (game) => {
  const records = ALL.filter((one) => one.game === game)

  test('are those that won the last sequential test that is kept', () => {
    expect(records.at(-1)!.weights[0]).toBe(fingerprint(weightsOf(game)))
  })

  test('each tells its score by side', () => {
    for (const { score, as } of records) {
      const sides = Object.values(as)
      expect(sides).toHaveLength(2)
      expect(sides.reduce((sum, { won }) => sum + won, 0)).toBe(score.won)
    }
  })

  test('each won against those before, by a test that can be computed again', () => {
    records.forEach(({ weights, outcomes, sprt }, i) => {
      const again = sprtOf(outcomes)
      expect(again.verdict).toBe('stronger')
      expect(again.llr).toBeCloseTo(sprt.llr, 6)
      expect([again.elo0, again.elo1]).toEqual([0, 50])
      if (i > 0) expect(weights[1]).toBe(records[i - 1]!.weights[0])
    })
  })
})
