import { expect, test } from 'vitest'
import { randomFrom, type Random } from '../../src/bots/random'
import {
  accountOf,
  curveOf,
  gradeOf,
  moved,
  turned,
  turningPoints,
  worstOf,
  type Weighed,
} from '../../src/review/account'
import { readAnalysis, sumOf, type Analysis } from '../../src/review/analysis'

const PLAYED = { setup: {}, answers: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as never[] }

const weighedAt = (at: number, random: Random): Weighed => {
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  if (random() < 0.4) return { of: 'chance', at, change: upTo(800) - 400 }
  const lost = random() < 0.5 ? 0 : upTo(500)
  const judged = { of: 'decision', at, first: random() < 0.5, value: upTo(1000), lost } as const
  return lost === 0
    ? judged
    : { ...judged, within: upTo(lost), better: ['x', { chit: 1, from: 'y' }] }
}

/** Any analysis of what was played. */
const analysisBy = (random: Random): Analysis => ({
  ...{ playouts: 100, seed: 1, weights: 'cafe', ratios: {}, made: '2026-11-19T12:00:00.000Z' },
  ...{ answers: PLAYED.answers.length, of: sumOf(PLAYED), over: random() < 0.5 },
  ...{ start: Math.floor(random() * 1001), end: Math.floor(random() * 1001) },
  weighed: PLAYED.answers.flatMap((_, at) => (random() < 0.8 ? [weighedAt(at, random)] : [])),
})

const ANALYSES = Array.from({ length: 300 }, (_, seed) => analysisBy(randomFrom(seed)))

test('Start, luck, decisions and what is left come to the result, exactly', () => {
  for (const analysis of ANALYSES) {
    const { start, luck, byFirst, bySecond, residual, result } = accountOf(analysis)
    expect(start + luck + byFirst + bySecond + residual).toBe(result)
    expect(result).toBe(analysis.end)
    expect(byFirst).toBeLessThanOrEqual(0)
    expect(bySecond).toBeGreaterThanOrEqual(0)
    const parts = analysis.weighed.reduce((sum, one) => sum + moved(one), 0)
    expect(luck + byFirst + bySecond).toBe(parts)
  }
})

test('An analysis comes back from what was written, and from nothing else', () => {
  for (const analysis of ANALYSES) {
    const written: unknown = JSON.parse(JSON.stringify(analysis))
    expect(readAnalysis(written, PLAYED)).toEqual({ analysis, fault: null })
  }
  expect(readAnalysis(null, PLAYED)).toEqual({ analysis: null, fault: null })
})

test('What is damaged, and what is of another game, is told apart', () => {
  const random = randomFrom(4)
  for (const analysis of ANALYSES) {
    const keys = Object.keys(analysis)
    const part: Record<string, unknown> = { ...analysis }
    Reflect.deleteProperty(part, keys[Math.floor(random() * keys.length)]!)
    expect(readAnalysis(part, PLAYED).fault).toBe('damaged')
    const others = [...PLAYED.answers.slice(0, -1), 'k' as never]
    expect(readAnalysis(analysis, { ...PLAYED, answers: others }).fault).toBe('foreign')
    expect(readAnalysis(analysis, { ...PLAYED, answers: others.slice(0, -1) }).fault).toBe(
      'foreign',
    )
    // A game that has gone on since is the same game.
    expect(
      readAnalysis(analysis, { ...PLAYED, answers: [...PLAYED.answers, 'k'] }).analysis,
    ).toEqual(analysis)
  }
  for (const kept of [
    7,
    'x',
    [],
    {},
    { ...ANALYSES[0], weighed: [{ of: 'chance', at: 99, change: 1 }] },
  ])
    expect(readAnalysis(kept, PLAYED).fault).toBe('damaged')
})

test('Decisions are graded by what they lost, the worst first', () => {
  for (const analysis of ANALYSES) {
    const worst = worstOf(analysis)
    expect(worst.map(({ lost }) => lost)).toEqual(
      worst.map(({ lost }) => lost).sort((a, b) => b - a),
    )
    for (const one of analysis.weighed)
      if (one.of === 'decision') expect(worst.includes(one)).toBe(one.lost >= 100)
  }
  const lost = (much: number) =>
    gradeOf({ of: 'decision', at: 0, first: true, value: 0, lost: much })
  expect([99, 100, 199, 200, 299, 300].map(lost)).toEqual([
    ...[null, 'inaccuracy', 'inaccuracy', 'mistake', 'mistake', 'blunder'],
  ])
})

test('Turning points are what moved most, in the order of play; the curve begins and ends the game', () => {
  for (const analysis of ANALYSES) {
    const points = turningPoints(analysis)
    const least = Math.min(...points.map((one) => Math.abs(moved(one))))
    const others = analysis.weighed.filter((one) => !points.includes(one))
    for (const one of others)
      expect(Math.abs(moved(one))).toBeLessThanOrEqual(points.length < 6 ? 39 : least)
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).sort((a, b) => a - b))
    const curve = curveOf(analysis)
    expect(curve[0]).toEqual({ at: 0, value: analysis.start })
    expect(curve.at(-1)).toEqual({ at: analysis.answers, value: analysis.end })
    expect(new Set(curve.map(({ at }) => at)).size).toBe(curve.length)
  }
})

test('Told by the other side all is turned round, and adds up to the result as exactly', () => {
  for (const analysis of ANALYSES) {
    const [one, other] = [accountOf(analysis), accountOf(turned(analysis))]
    expect(other.start + one.start).toBe(1000)
    expect(other.result + one.result).toBe(1000)
    expect(other.luck + one.luck).toBe(0)
    expect(other.byFirst + one.bySecond).toBe(0)
    expect(other.bySecond + one.byFirst).toBe(0)
    expect(other.residual + one.residual).toBe(0)
    expect(curveOf(turned(analysis)).map(({ at, value }) => ({ at, value: 1000 - value }))).toEqual(
      curveOf(analysis),
    )
    expect(worstOf(turned(analysis)).map(({ at }) => at)).toEqual(
      worstOf(analysis).map(({ at }) => at),
    )
    expect(turned(turned(analysis))).toEqual(analysis)
  }
})
