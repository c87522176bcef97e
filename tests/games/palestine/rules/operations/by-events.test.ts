/* Operations that Events grant (PR11, PR15, PR16). */
import { expect, test } from 'vitest'
import { board, options, question } from '../../../../../src/games/palestine/rules/index'
import { asked, can, capability, chit, event, one, play, spacesOffered, whyNot } from '../../kit'

const CELLS = {
  galilee: { cellsUnderground: 1 },
  gaza: { cellsUnderground: 1, armsCaches: 1 },
  haifa: { cellsUnderground: 1, police: 1 },
}

test('PR11 a number that the Event names is exact: no Haganah, no Offensive', () => {
  const game = play(event('P1', 'shaded', 'irgun', CELLS, { haganah: 3 }), 'sabotage')
  expect(board(game).haganah).toBe(4)
  expect(question(game)?.about.limit).toBe(1)
  expect(can(game, one('armsCaches', 'gaza'))).toBe(false)
})

test('PR11 nor does P9 shaded lessen it, nor a Lead add to it', () => {
  const rest = { ...capability('P9', 'shaded'), intel: { 1: 1 } } as const
  const game = play(event('P8', 'unshaded', 'british', { galilee: { troops: 2 } }, rest), 'deploy')
  expect(question(game)?.about.limit).toBe(3)
  const search = play(event('P6', 'unshaded', 'british', {}, rest), 'search')
  expect(question(search)?.about.limit).toBe(3)
  expect(can(search, chit(1))).toBe(false)
})

test('PR11 a Limited Operation is one in every respect: a Lead, and Haganah', () => {
  const rest = { intel: { 0: 1 } } as const
  const british = play(event('P16', 'unshaded', 'british', {}, rest), 'search')
  expect(question(british)?.about.limit).toBe(1)
  expect(can(british, chit(0))).toBe(true)
})

test('PR11, 5.1.1 within its space an Arms Cache may be expended, but there is no Terror', () => {
  const spaces = {
    jerusalem: { cellsUnderground: 1, police: 1 },
    'jerusalem-district': { armsCaches: 1 },
  }
  const game = play(event('P1', 'shaded', 'irgun', spaces, { haganah: 3 }), 'sabotage', 'jerusalem')
  expect(can(game, one('armsCaches', 'jerusalem-district'))).toBe(true)
  expect(whyNot(game, 'terror')).toEqual({ rule: '4.1', reason: 'no-activity-now' })
})

test('PR15 who has the Operation decides its details, whoever executes the Event', () => {
  const game = event('P1', 'shaded', 'british', CELLS, { haganah: 3 })
  expect(asked(game)).toBe('grant.operation by irgun')
  expect(options(game)).toEqual(['sabotage', 'done'])
})

test('PR16, PR66 without a “may” the Search of P1 must be carried out, and the detention too', () => {
  const spaces = { haifa: { troops: 3, cellsUnderground: 1 }, gaza: { troops: 1 } }
  const game = event('P1', 'unshaded', 'irgun', spaces)
  expect(asked(game)).toBe('search.space by british')
  expect(spacesOffered(game)).toEqual(['haifa', 'tel-aviv-jaffa', 'jerusalem'])
  expect(whyNot(game, 'gaza')).toEqual({ rule: 'P1', reason: 'needs-city' })
  expect(can(game, 'done')).toBe(false)
  const searched = play(game, 'haifa')
  expect(asked(searched)).toBe('detention.space by british')
  const detained = play(searched, 'haifa', 2)
  expect(board(detained)).toMatchObject({ prison: 1, politicalWill: 9, haganah: 2 })
})

test('PR66 the detention is avoided by the City, by who moves, or by a chit', () => {
  const spaces = { haifa: { troops: 3, cellsUnderground: 1 } }
  const empty = play(event('P1', 'unshaded', 'british', spaces), 'jerusalem')
  expect(board(empty).haganah).toBe(2)
  const game = play(event('P1', 'unshaded', 'british', spaces, { intel: { 0: 1 } }), 'haifa')
  const byChit = play(game, chit(0))
  expect(board(byChit)).toMatchObject({ prison: 0, haganah: 2 })
})
