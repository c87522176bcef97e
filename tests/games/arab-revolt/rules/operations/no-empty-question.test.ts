/*
 * Nobody is asked what has only one answer, `done`: an Operation without anything left to choose ends by
 * itself.
 */
import { expect, test } from 'vitest'
import {
  OPERATIONS,
  apply,
  options,
  question,
  type Ask,
  type Box,
  type Game,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, british, can, event, play, rebels } from '../../../../kit'

const CROWDED = {
  'haifa-district': { troops: 2, police: 1, irregularsUnderground: 1, guerrillasUnderground: 1 },
  samaria: { police: 1, guerrillasUnderground: 2, guerrillasActive: 1, bases: 1, opposition: 1 },
  galilee: { police: 2, guerrillasUnderground: 1, irregularsActive: 5 },
  syria: { guerrillasUnderground: 1, bases: 1 },
  gaza: { guerrillasActive: 7, opposition: 1 },
  'railway-haifa-syria': { troops: 1, sabotage: 1 },
  haifa: { police: 5, opposition: 1, guerrillasActive: 1, curfew: 1 },
} as const

const BOXES: readonly Box[] = ['limited-operation', 'operation-and-special']

/** Every question of this action that has no other answer than `done`, so many answers deep. */
const empty = (game: Game, depth: number): Ask[] => {
  const open = question(game)
  if (open === null || open.ask === 'turn.box') return []
  const legal = options(game)
  if (legal.length === 1 && legal[0] === 'done') return [open.ask]
  return depth === 0 ? [] : legal.flatMap((option) => empty(apply(game, option), depth - 1))
}

test.each(BOXES.flatMap((box) => OPERATIONS.british.map((operation) => [operation, box] as const)))(
  '%s in the box %s asks for nothing but what can be had',
  (operation, box) => {
    expect(empty(british(operation, CROWDED, {}, { box }), 3)).toEqual([])
  },
)

test.each(BOXES.flatMap((box) => OPERATIONS.rebels.map((operation) => [operation, box] as const)))(
  '%s in the box %s asks for nothing but what can be had',
  (operation, box) => {
    expect(empty(rebels(operation, CROWDED, {}, { box, chit: 2 }), 3)).toEqual([])
  },
)

test('an Operation that an Event grants, too', () => {
  expect(empty(event('A26', 'unshaded', 'british', CROWDED), 3)).toEqual([])
  expect(empty(event('A26', 'unshaded', 'rebels', CROWDED), 3)).toEqual([])
})

const TARGET = { troops: 1, guerrillasActive: 1 }

test('a Limited Operation ends with its space, one with an Activity to come does not (2.3.5, 4.1)', () => {
  const spaces = { gaza: TARGET, lydda: TARGET }
  const limited = play(british('assault', spaces, {}, { box: 'limited-operation' }), 'gaza')
  expect(asked(limited)).toBe('turn.draw-chit by chance')
  const free = play(british('assault', spaces), 'gaza', 'lydda')
  expect(asked(free)).toBe('assault.space by british')
  expect(can(free, 'punish')).toBe(true)
})

test('an Operation ends when its Activity is used and there is no space left (4.1)', () => {
  const hidden = { 'railway-egypt-tel-aviv': { guerrillasUnderground: 1 } }
  const start = british('assault', { gaza: TARGET, ...hidden })
  const game = play(start, 'air-recon', 'railway-egypt-tel-aviv', 'gaza')
  expect(asked(game)).toBe('turn.draw-chit by chance')
})

test('an Operation ends with the last space of the chit, once its Activity is used (1.8.2)', () => {
  const one = { guerrillasUnderground: 1 }
  const start = rebels('sabotage', { gaza: one, lydda: one, haifa: one }, {}, { chit: 1 })
  const used = play(start, 'coordinate', 6, 'gaza')
  expect(asked(used)).toBe('sabotage.space by rebels')
  expect(asked(play(used, 'lydda'))).toBe('turn.box by british')
})

test('a granted Operation gives way to the next (R9)', () => {
  const spaces = { samaria: TARGET, lydda: TARGET, galilee: TARGET }
  const game = play(event('A26', 'unshaded', 'british', spaces), 'assault', 'samaria')
  expect(asked(game)).toBe('grant.operation by british')
})
