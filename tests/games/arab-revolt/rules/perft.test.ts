/*
 * How many ways there are to answer the next questions, chance included. The numbers are no rule; they
 * are a guard: when one changes, so has what can be played, and somebody should know why.
 */
import { expect, test } from 'vitest'
import { apply, newGame, options, type Game } from '../../../../src/games/arab-revolt/rules/index'
import { british, event, propaganda, rebels } from '../../../kit'

const perft = (game: Game, depth: number): number => {
  const legal = options(game)
  if (depth === 1) return legal.length
  return legal.reduce<number>((sum, option) => sum + perft(apply(game, option), depth - 1), 0)
}

const counts = (game: Game, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => perft(game, i + 1))

const CROWDED = {
  'haifa-district': { troops: 2, police: 1, irregularsUnderground: 1, guerrillasUnderground: 2 },
  samaria: { police: 1, guerrillasUnderground: 2, guerrillasActive: 1, bases: 1, opposition: 1 },
  galilee: { police: 2, guerrillasUnderground: 1 },
  syria: { guerrillasUnderground: 2, bases: 1 },
  'railway-haifa-syria': { troops: 1, sabotage: 1 },
  haifa: { troops: 3, police: 1, opposition: 1, guerrillasActive: 1 },
} as const

test('the first card of a game', () => {
  expect(counts(newGame({ deck: ['A13'] }), 6)).toEqual([1, 3, 9, 15, 45, 195])
})

test('a British Operation with a Special Activity', () => {
  expect(counts(british('patrol', CROWDED), 3)).toEqual([10, 87, 817])
  expect(counts(british('sweep', CROWDED), 3)).toEqual([11, 67, 349])
  expect(counts(british('deploy', CROWDED), 4)).toEqual([6, 17, 67, 197])
})

test('a Rebel Operation with a Special Activity', () => {
  expect(counts(rebels('march', CROWDED), 3)).toEqual([7, 71, 525])
  expect(counts(rebels('rally', CROWDED), 4)).toEqual([8, 48, 249, 1040])
})

test('an Event of three Limited Operations', () => {
  expect(counts(event('A26', 'unshaded', 'rebels', CROWDED), 3)).toEqual([5, 15, 81])
})

test('a Propaganda Round', () => {
  expect(counts(propaganda(CROWDED), 6)).toEqual([4, 24, 72, 312, 984, 2536])
})
