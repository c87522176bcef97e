import { describe, expect, test } from 'vitest'
import { LEVELS } from '../../src/bots/levels'
import { playPair } from '../../src/tools/match/pair'
import { inWords, reportOf, standing } from '../../src/tools/match/report'
import { seatOf, type Seat } from '../../src/tools/match/seat'
import { eloOf, scoreInterval, sprtOf, wilson } from '../../src/tools/match/statistics'
import { MIND } from '../bots/mind'

describe('what a match tells', () => {
  test('Wilson’s interval holds the share, and shrinks with the number of games', () => {
    expect(wilson(0, 0)).toEqual([0, 1])
    const [from, to] = wilson(50, 100)
    expect(from).toBeCloseTo(0.404, 3)
    expect(to).toBeCloseTo(0.596, 3)
    expect(wilson(100, 100)[1]).toBeLessThanOrEqual(1)
    expect(wilson(500, 1000)[0]).toBeGreaterThan(from)
  })

  test('the shares of two sides come to a hundred, and who has won something has not nought', () => {
    expect(standing(0.995, 0.005)).toBe('99 : 1')
    expect(standing(0.225, 0.775)).toBe('23 : 77')
    expect(standing(0.5, 0.5)).toBe('50 : 50')
    expect(standing(0, 1)).toBe('0 : 100')
  })

  test('a pair is one observation: pairs that are always split say more than coins', () => {
    const [from, to] = scoreInterval([0, 0, 100, 0, 0])
    const [low, high] = scoreInterval([25, 0, 50, 0, 25])
    expect(to - from).toBeLessThan(high - low)
    expect(scoreInterval([0, 0, 0, 0, 10])[0]).toBeLessThan(1)
  })

  test('the sequential test ends where it should, and not before', () => {
    expect(eloOf(0.5)).toBeCloseTo(0, 10)
    expect(eloOf(0.5715)).toBeCloseTo(50, 0)
    expect(sprtOf([0, 0, 0, 0, 0]).verdict).toBe('undecided')
    expect(sprtOf([2, 0, 4, 0, 4]).verdict).toBe('undecided')
    expect(sprtOf([20, 0, 60, 0, 120]).verdict).toBe('stronger')
    expect(sprtOf([60, 0, 80, 0, 60]).verdict).toBe('not stronger')
  })

  test('five outcomes, two sides, and the score together are of the same games', () => {
    const wins = [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
      [true, true],
    ] as const
    const match = {
      game: 'arab-revolt',
      first: 'planner',
      second: 'officer',
      weights: ['a', 'a'],
      start: 'balanced',
      handicap: 0,
      seed: 1,
    } as const
    const report = reportOf(
      match,
      ['british', 'rebels'],
      wins.map((one, index) => ({ index, wins: one })),
    )
    expect(report.outcomes).toEqual([1, 0, 2, 0, 2])
    expect(report.split).toEqual({ british: 1, rebels: 1 })
    expect([report.as['british']?.won, report.as['rebels']?.won, report.score.won]).toEqual([
      3, 3, 6,
    ])
    expect(report.score.share).toBe(0.6)
    expect(inWords(report)).toContain('planner wins   6 of 10')
  })
})

describe('a seat', () => {
  test('is a level, or a manner of any strength, with other weights if told', () => {
    expect(seatOf('planner')?.manner).toEqual(LEVELS.planner)
    expect(seatOf('fighter')?.manner).toEqual(LEVELS.officer)
    expect(seatOf('search:40@there.json')).toMatchObject({
      manner: { by: 'search', playouts: 40 },
      weights: 'there.json',
    })
    expect(seatOf('policy:0.5')?.manner).toEqual({ by: 'policy', temperature: 0.5 })
    for (const wrong of ['', 'general', 'search', 'search:0', 'search:x', 'policy:-1'])
      expect(seatOf(wrong)).toBeNull()
  })
})

describe('a pair', () => {
  const playing = (seat: string) => ({ seat: seatOf(seat) as Seat, mind: MIND })
  const of = { seed: 5, start: 'balanced', handicap: 9 } as const

  test('is the same whenever it is played', () => {
    const [one, other] = [playing('officer'), playing('newcomer')]
    const pairs = [0, 1, 2].map((index) => playPair(one, other, of, index))
    expect([0, 1, 2].map((index) => playPair(one, other, of, index))).toEqual(pairs)
  })

  test('of a bot with itself is won once: the two games are one', () => {
    const [one, other] = [playing('officer'), playing('officer')]
    for (const index of [0, 1, 2, 3]) {
      const { wins } = playPair(one, other, of, index)
      expect(wins[0]).not.toBe(wins[1])
    }
  })

  test('any manner can sit there', () => {
    for (const seat of ['random', 'flat:4', 'search:3', 'steward'])
      expect(
        playPair(playing(seat), playing('random'), { ...of, handicap: 18 }, 0).wins,
      ).toHaveLength(2)
  })
})
