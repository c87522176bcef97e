import { describe, expect, test } from 'vitest'
import type { Evaluated, Simulation } from '../../../src/bots/lab/messages'
import type { House } from '../../../src/games/index'
import { inPlace, keyOf, ranksOf } from '../../../src/store/lab/ranking'
import { differenceOf, shareOf } from '../../../src/store/lab/run'

const answer = (option: string, value: number, half: number, visits = 100): Evaluated<House> => ({
  option: option,
  visits,
  value,
  interval: [value - half, value + half],
  closed: false,
})
const names = (answers: readonly Evaluated<House>[]) => answers.map(({ option }) => option)

describe('the order of answers', () => {
  const before = ['a', 'b', 'c'].map((one) => JSON.stringify(one))

  test('stays while intervals overlap, and changes when they part', () => {
    const close = [answer('b', 0.55, 0.1), answer('a', 0.5, 0.1), answer('c', 0.52, 0.1)]
    expect(names(inPlace(before, close, 1))).toEqual(['a', 'b', 'c'])
    const parted = [answer('c', 0.9, 0.1), answer('a', 0.5, 0.1), answer('b', 0.45, 0.1)]
    expect(names(inPlace(before, parted, 1))).toEqual(['c', 'a', 'b'])
    // What is good for the other side is bad for this one.
    expect(names(inPlace(before, parted, -1))).toEqual(['a', 'b', 'c'])
  })

  test('has what is new at its end, and what is hardly known below what is', () => {
    const some = [answer('d', 0.5, 0.1), answer('a', 0.5, 0.1, 10), answer('b', 0.5, 0.1)]
    expect(names(inPlace(before, some, 1))).toEqual(['b', 'd', 'a'])
    expect(inPlace([], [answer('x', 0.5, 0.1)], 1).map(keyOf)).toEqual(['"x"'])
  })

  test('gives one rank to what cannot be told apart, and none to what is not known', () => {
    const order = [
      answer('a', 0.8, 0.05),
      answer('b', 0.75, 0.05),
      answer('c', 0.5, 0.05),
      answer('d', 0.3, 0.05, 24),
    ]
    expect(ranksOf(order, 1)).toEqual([1, 1, 3, null])
    // Of what was looked at to its end all is known; of what came to the same twice it is not.
    expect(ranksOf([{ ...answer('e', 0.5, 0, 2), closed: true }], 1)).toEqual([1])
    expect(ranksOf([answer('f', 0.5, 0, 2)], 1)).toEqual([null])
  })
})

const part = (from: number, results: readonly number[]): Simulation => ({
  from,
  games: results.length,
  results,
  ends: [],
  wills: [],
  standing: { games: 0, sums: [], held: [] },
})

describe('numbers from games', () => {
  test('are not told of fewer than 25', () => {
    expect(shareOf(Array.from({ length: 24 }, () => 1))).toBeNull()
    expect(differenceOf({ parts: [[part(0, [1, 0])], [part(0, [1, 1])]] }, 0, 1)).toBeNull()
  })

  test('come with their interval', () => {
    const share = shareOf(Array.from({ length: 1000 }, (_, i) => (i < 580 ? 1 : 0)))!
    expect(share.at).toBeCloseTo(0.58, 10)
    expect(share.high - share.low).toBeCloseTo(0.061, 3)
    const sure = shareOf(Array.from({ length: 100 }, () => 1))!
    expect(sure.high).toBeLessThanOrEqual(1)
    expect(sure.low).toBeGreaterThan(0.9)
  })

  test('compare the same games, whatever was played in which stretch', () => {
    const one = Array.from({ length: 40 }, (_, i) => i % 2)
    const better = one.map((result, i) => (i % 4 === 0 ? 1 : result))
    const parts = [
      [part(0, one.slice(0, 10)), part(10, one.slice(10))],
      [part(20, better.slice(20)), part(0, better.slice(0, 20))],
    ]
    const { at, low, high } = differenceOf({ parts }, 1, 0)!
    expect(at).toBeCloseTo(0.25, 10)
    expect(low).toBeGreaterThan(0)
    // Pairs tell it more sharply than two shares would.
    expect(high - low).toBeLessThan(0.28)
  })
})
