import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games/index'
import { fingerprint } from '../../src/tools/match/seat'
import type { Report } from '../../src/tools/match/report'
import { sprtOf } from '../../src/tools/match/statistics'

const ALL = JSON.parse(readFileSync('docs/weights.json', 'utf8')) as (Report & {
  readonly date: string
  readonly command: string
})[]

const weightsOf = (game: string): string => `src/games/${game}/bots/weights.json`

describe.each(GAMES.filter((game) => existsSync(weightsOf(game))))('the weights of %s', (game) => {
  const records = ALL.filter((one) => one.game === game)

  test('are those that won the last sequential test that is kept', () => {
    expect(records.at(-1)!.weights[0]).toBe(fingerprint(weightsOf(game)))
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
