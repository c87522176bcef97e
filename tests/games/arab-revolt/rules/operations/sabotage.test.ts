import { expect, test } from 'vitest'
import {
  asked,
  can,
  contents,
  firstToAct,
  play,
  rebels,
  spacesOffered,
  whyNot,
  withChit,
} from '../../../../kit'

const COAST = 'railway-tel-aviv-haifa'

test('Sabotage: needs an Underground Guerrilla, in Palestine (3.3.3)', () => {
  const game = rebels('sabotage', {
    samaria: { guerrillasUnderground: 1, troops: 3 },
    haifa: { guerrillasUnderground: 1, police: 1, curfew: 1 },
    [COAST]: { guerrillasUnderground: 1 },
    gaza: { guerrillasActive: 2, bases: 1 },
    syria: { guerrillasUnderground: 2 },
  })
  expect(spacesOffered(game)).toEqual(['samaria', 'haifa', COAST])
  expect(whyNot(game, 'gaza')).toEqual({ rule: '3.3.3', reason: 'needs-underground-guerrilla' })
  expect(whyNot(game, 'syria')).toEqual({ rule: '3.3.3', reason: 'not-in-palestine' })
})

test('R39: a Sabotage without a space cannot be chosen', () => {
  const spaces = { gaza: { guerrillasActive: 1 }, syria: { guerrillasUnderground: 1 } }
  const game = play(withChit(firstToAct('rebels', spaces), 3), 'limited-operation')
  expect(whyNot(game, 'sabotage')).toEqual({ rule: '3.3.3', reason: 'no-space-for-this' })
})

test('Sabotage: Activates one Guerrilla and adds a marker on a Railway, without limit (3.3.3, 1.9)', () => {
  const spaces = { [COAST]: { guerrillasUnderground: 2, sabotage: 2 } }
  const game = play(rebels('sabotage', spaces), COAST)
  expect(contents(game, COAST)).toEqual({
    guerrillasUnderground: 1,
    guerrillasActive: 1,
    sabotage: 3,
  })
  expect(whyNot(game, COAST)).toEqual({ rule: '3.1', reason: 'already-selected' })
})

test('Sabotage: Opposition in a District or City, never a second one (3.3.3, 1.6)', () => {
  const spaces = {
    gaza: { guerrillasUnderground: 1 },
    haifa: { guerrillasUnderground: 1 },
    lydda: { guerrillasUnderground: 1, opposition: 1 },
  }
  const game = play(rebels('sabotage', spaces), 'gaza', 'haifa', 'lydda')
  const sabotaged = { guerrillasActive: 1, opposition: 1 }
  expect(contents(game, 'gaza')).toEqual(sabotaged)
  expect(contents(game, 'haifa')).toEqual(sabotaged)
  expect(contents(game, 'lydda')).toEqual(sabotaged)
})

test('Sabotage: as many spaces as the chit says, also in the Limited box (1.8.2, 2.3.5)', () => {
  const one = { guerrillasUnderground: 1 }
  const spaces = { gaza: one, haifa: one, lydda: one }
  const first = play(rebels('sabotage', spaces, {}, { chit: 1 }), 'gaza')
  expect(whyNot(first, 'haifa')).toEqual({ rule: '3.1', reason: 'no-more-spaces' })
  const limited = rebels('sabotage', spaces, {}, { chit: 2, box: 'limited-operation' })
  const game = play(limited, 'gaza', 'haifa')
  expect(can(game, 'coordinate')).toBe(false)
  expect(asked(game)).toBe('chit-effect.guerrilla by british')
})
