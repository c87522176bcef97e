/*
 * How many ways there are to answer the next questions, chance included. The numbers are no rule; they
 * are a guard: when one changes, so has what can be played, and somebody should know why.
 */
import { expect, test } from 'vitest'
import { apply, newGame, options, type Game } from '../../../../src/games/palestine/rules/index'
import { event, operation, propaganda } from '../kit'

const perft = (game: Game, depth: number): number => {
  const legal = options(game)
  if (depth === 1) return legal.length
  return legal.reduce<number>((sum, option) => sum + perft(apply(game, option), depth - 1), 0)
}

const counts = (game: Game, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => perft(game, i + 1))

const CROWDED = {
  'haifa-district': { troops: 2, police: 1, cellsUnderground: 2 },
  samaria: { police: 1, cellsUnderground: 2, cellsActive: 1, armsCaches: 1, sabotage: 1 },
  galilee: { police: 2, cellsUnderground: 1 },
  gaza: { cellsUnderground: 1, armsCaches: 1 },
  'railway-haifa-syria': { troops: 1, sabotage: 1 },
  haifa: { troops: 3, police: 1, curfew: 1, terror: 1, cellsActive: 1 },
} as const

const INTEL = { intel: { 0: 1, 2: 1 } } as const

test('the first card of a game', () => {
  expect(counts(newGame({ deck: ['P31'] }), 4)).toEqual([1, 3, 13, 121])
})

test('a British Operation with a Special Activity', () => {
  expect(counts(operation('patrol', CROWDED, INTEL), 3)).toEqual([8, 41, 210])
  expect(counts(operation('search', CROWDED, INTEL), 3)).toEqual([17, 166, 1485])
  expect(counts(operation('deploy', CROWDED, INTEL), 4)).toEqual([2, 8, 26, 255])
  expect(counts(operation('assault', CROWDED, INTEL), 3)).toEqual([5, 12, 33])
})

test('an Irgun Operation with a Special Activity', () => {
  expect(counts(operation('recruit', CROWDED), 3)).toEqual([13, 53, 354])
  expect(counts(operation('travel', CROWDED), 2)).toEqual([7, 133])
  expect(counts(operation('sabotage', CROWDED), 3)).toEqual([7, 23, 79])
  expect(counts(operation('rob', CROWDED), 3)).toEqual([6, 24, 139])
})

test('an Event of two Limited Operations', () => {
  expect(counts(event('P16', 'unshaded', 'british', CROWDED), 3)).toEqual([5, 23, 122])
})

test('a Propaganda Round', () => {
  expect(counts(propaganda(CROWDED, INTEL), 4)).toEqual([4, 20, 108, 3208])
})
