import { expect, test } from 'vitest'
import type { Simulation } from '../../../src/bots/lab/messages'
import { columnText, valueText } from '../../../src/ui/chart/chart-data'
import { endingsData, willsData } from '../../../src/ui/lab/play-out-data'
import { PLAY_OUT } from '../../../src/ui/words/en/play-out'

const often = (number: number, results: readonly number[]): number[] =>
  Array.from({ length: number }, () => results).flat()

const GAMES: Simulation = {
  from: 0,
  games: 100,
  results: often(25, [1, 0, 0, 1]),
  ends: often(25, [2, 2, 3, 3]),
  wills: [{}, { 0: 25, 5: 75 }, { 12: 25 }, { 12: 24 }],
  standing: { games: 100, sums: [], held: [] },
}

test('games are told by the round after which they were over, and by who had won', () => {
  const data = endingsData(GAMES, [{ name: 'ours' }, { name: 'theirs' }])
  expect(data.columns.map((one) => columnText(data, one))).toEqual([
    'After round 2: ours 25 of 100, theirs 25 of 100',
    'After round 3: ours 25 of 100, theirs 25 of 100',
  ])
})

test('the Will is told round by round, of the games that came so far; a round to which few came is left out', () => {
  const data = willsData(GAMES)
  expect(data.series.map(({ name }) => name)).toEqual(['Round 2', 'Round 3'])
  const said = (will: number) =>
    data.columns[will]?.values.map((value) => valueText(value, data.tell))
  expect(said(0)).toEqual(['25 of 100', '0 of 100'])
  expect(said(5)).toEqual(['75 of 100', '0 of 100'])
  expect(said(12)).toEqual(['0 of 100', '100 of 100'])
  expect(data.columns).toHaveLength(21)
  expect(data.leftOut).toEqual([PLAY_OUT.fewIn(4, 24)])
})

test('one round alone is named over the chart, where no key names it', () => {
  const one = willsData({ ...GAMES, wills: [{}, { 5: 25 }, { 12: 24 }] })
  expect(one.series).toHaveLength(1)
  expect(one.name).toBe(PLAY_OUT.willsAfter(2))
  expect(willsData(GAMES).name).toBe(PLAY_OUT.wills)
})
