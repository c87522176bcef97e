import { describe, expect, test } from 'vitest'
import { LEVELS, type LevelId } from '../../src/bots/levels'
import { playPair } from '../../src/tools/match/pair'
import type { Seat } from '../../src/tools/match/seat'
import { MIND } from '../bots/mind'

/** Few pairs, and cheap ones: whether the order of the ladder holds. How far apart its rungs are, `npm run match` tells. */
describe('the ladder', () => {
  const PAIRS = 20
  const seat = (level: LevelId) => ({
    seat: { name: level, manner: LEVELS[level], weights: null } satisfies Seat,
    mind: MIND,
  })

  test.each([
    ['steward', 'newcomer', 9],
    ['officer', 'steward', 9],
    ['planner', 'officer', 2],
  ] as const)('has the %s above the %s', (higher, lower, handicap) => {
    let won = 0
    for (let index = 0; index < PAIRS; index++) {
      const { wins } = playPair(
        seat(higher),
        seat(lower),
        { seed: 77, start: 'balanced', handicap },
        index,
      )
      won += wins.filter(Boolean).length
    }
    expect(won / (2 * PAIRS)).toBeGreaterThan(0.5)
  })
})
