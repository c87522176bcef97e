import { expect, test } from 'vitest'
import type { Option, Position, SpaceId } from '../../../src/rules/index'
import {
  asked,
  can,
  contents,
  firstToAct,
  play,
  rebels,
  spacesOffered,
  there,
  whyNot,
  withChit,
} from '../../kit'

const COAST = 'railway-tel-aviv-haifa'

const group = (from: SpaceId, to: SpaceId, underground: number, active = 0): Option => ({
  from,
  to,
  underground,
  active,
})

/** So many Underground Guerrillas of Samaria march to one space. */
const marched = (spaces: Position['spaces'], to: SpaceId, number: number) =>
  play(
    rebels('march', { samaria: { guerrillasUnderground: number }, ...spaces }),
    'samaria',
    group('samaria', to, number),
  )

test('March: selects origins with Guerrillas, abroad too; Bases do not march (3.3.2)', () => {
  const game = rebels('march', {
    samaria: { guerrillasUnderground: 1 },
    haifa: { guerrillasActive: 1, police: 1, curfew: 1 },
    [COAST]: { guerrillasActive: 1 },
    lebanon: { guerrillasUnderground: 1 },
    gaza: { bases: 2 },
  })
  expect(spacesOffered(game)).toEqual(['samaria', 'haifa', COAST, 'lebanon'])
  expect(whyNot(game, 'gaza')).toEqual({ rule: '3.3.2', reason: 'needs-guerrilla' })
  expect(whyNot(game, 'lydda')).toEqual({ rule: '3.3.2', reason: 'needs-guerrilla' })
})

test('R39: a March without a Guerrilla on the map cannot be chosen', () => {
  const game = play(withChit(firstToAct('rebels', { gaza: { bases: 1 } }), 3), 'limited-operation')
  expect(whyNot(game, 'march')).toEqual({ rule: '3.3.2', reason: 'no-space-for-this' })
})

test('March: any Guerrillas of the origin to any adjacent spaces, as they are (3.3.2, 1.4.3)', () => {
  const spaces = { samaria: { guerrillasUnderground: 2, guerrillasActive: 2 } }
  const start = play(rebels('march', spaces), 'samaria')
  expect(whyNot(start, 'done')).toEqual({ rule: '3.3.2', reason: 'nothing-selected-yet' })
  expect(can(start, group('samaria', 'gaza', 1))).toBe(false)
  expect(can(start, group('samaria', 'lydda', 3))).toBe(false)
  const game = play(
    start,
    group('samaria', 'lydda', 1, 1),
    group('samaria', COAST, 1),
    group('samaria', 'transjordan', 0, 1),
  )
  expect(contents(game, 'lydda')).toEqual({ guerrillasUnderground: 1, guerrillasActive: 1 })
  expect(contents(game, COAST)).toEqual({ guerrillasUnderground: 1 })
  expect(contents(game, 'transjordan')).toEqual({ guerrillasActive: 1 })
  expect(contents(game, 'samaria')).toEqual({})
})

test('March: some may stay behind (3.3.2)', () => {
  const spaces = { samaria: { guerrillasUnderground: 2, bases: 1 } }
  const game = play(rebels('march', spaces), 'samaria', group('samaria', 'lydda', 1), 'done')
  expect(contents(game, 'samaria')).toEqual({ guerrillasUnderground: 1, bases: 1 })
  expect(asked(game)).toBe('march.space by rebels')
})

test('March: not to a Foreign Country that is out of play (1.3.7)', () => {
  const spaces = { samaria: { guerrillasUnderground: 1 } }
  const closed = { outOfPlay: { countries: ['transjordan', 'egypt'] } } as const
  const game = play(rebels('march', spaces, closed), 'samaria')
  expect(whyNot(game, group('samaria', 'transjordan', 1))).toEqual({
    rule: '1.3.7',
    reason: 'out-of-play',
  })
})

test('March: as many origins as the chit says, any number of destinations (3.3.2)', () => {
  const spaces = {
    samaria: { guerrillasUnderground: 2 },
    gaza: { guerrillasUnderground: 1 },
    syria: { guerrillasUnderground: 1 },
  }
  const one = play(
    rebels('march', spaces, {}, { chit: 1 }),
    'samaria',
    group('samaria', 'lydda', 1),
    group('samaria', 'galilee', 1),
  )
  expect(whyNot(one, 'gaza')).toEqual({ rule: '3.1', reason: 'no-more-spaces' })
  const limited = play(
    rebels('march', spaces, {}, { chit: 2, box: 'limited-operation' }),
    'gaza',
    group('gaza', 'lydda', 1),
    'syria',
    group('syria', 'galilee', 1),
  )
  expect(asked(limited)).toBe('turn.box by british')
})

test('March: three onto an empty Railway stay Underground, four turn Active (3.3.2)', () => {
  expect(contents(marched({}, COAST, 3), COAST)).toEqual({ guerrillasUnderground: 3 })
  expect(contents(marched({}, COAST, 4), COAST)).toEqual({ guerrillasActive: 4 })
})

test('March: all British forces on the Railway add to the marchers; Rebels there do not (3.3.2)', () => {
  const two = { police: 1, irregularsUnderground: 1 }
  expect(there(marched({ [COAST]: two }, COAST, 1), COAST, 'guerrillasActive')).toBe(0)
  expect(there(marched({ [COAST]: two }, COAST, 2), COAST, 'guerrillasActive')).toBe(2)
  const three = { troops: 3 }
  expect(there(marched({ [COAST]: three }, COAST, 1), COAST, 'guerrillasActive')).toBe(1)
  const rebelsThere = { guerrillasUnderground: 3 }
  expect(there(marched({ [COAST]: rebelsThere }, COAST, 1), COAST, 'guerrillasActive')).toBe(0)
})

test('March: only the marchers turn Active, not those who wait there (3.3.2)', () => {
  const waiting = { [COAST]: { troops: 2, guerrillasUnderground: 1 } }
  expect(contents(marched(waiting, COAST, 2), COAST)).toEqual({
    troops: 2,
    guerrillasUnderground: 1,
    guerrillasActive: 2,
  })
})

test('March: the same test under a Curfew, and none elsewhere (3.3.2)', () => {
  const free = marched({ lydda: { troops: 6 } }, 'lydda', 4)
  expect(there(free, 'lydda', 'guerrillasUnderground')).toBe(4)
  const curfew = { lydda: { police: 1, curfew: 1 } }
  expect(there(marched(curfew, 'lydda', 2), 'lydda', 'guerrillasUnderground')).toBe(2)
  expect(there(marched(curfew, 'lydda', 3), 'lydda', 'guerrillasActive')).toBe(3)
})

test('R19: the Active ones of a group count in the test, and stay Active when it is passed', () => {
  const spaces = {
    samaria: { guerrillasUnderground: 2, guerrillasActive: 2 },
  }
  const start = play(rebels('march', spaces), 'samaria')
  expect(contents(play(start, group('samaria', COAST, 2, 2)), COAST)).toEqual({
    guerrillasActive: 4,
  })
  expect(contents(play(start, group('samaria', COAST, 2, 1)), COAST)).toEqual({
    guerrillasUnderground: 2,
    guerrillasActive: 1,
  })
})

test('R19: the test looks at each pair of origin and destination alone', () => {
  const spaces = {
    samaria: { guerrillasUnderground: 3 },
    lydda: { guerrillasUnderground: 2 },
    [COAST]: { police: 1 },
  }
  const game = play(
    rebels('march', spaces),
    'samaria',
    group('samaria', COAST, 2),
    'done',
    'lydda',
    group('lydda', COAST, 2),
  )
  expect(contents(game, COAST)).toEqual({ police: 1, guerrillasUnderground: 4 })
})

test('R19: no second group from the same origin to the same destination', () => {
  const spaces = { samaria: { guerrillasUnderground: 6 } }
  const game = play(rebels('march', spaces), 'samaria', group('samaria', COAST, 3))
  expect(whyNot(game, group('samaria', COAST, 3))).toEqual({
    rule: '3.3.2',
    reason: 'already-selected',
  })
})

test('R19: a Guerrilla marches once; those who were there before may still go', () => {
  const spaces = { samaria: { guerrillasUnderground: 1 }, lydda: { guerrillasActive: 1 } }
  const game = play(rebels('march', spaces), 'samaria', group('samaria', 'lydda', 1))
  const lydda = play(game, 'lydda')
  expect(can(lydda, group('lydda', 'gaza', 1))).toBe(false)
  const gone = play(lydda, group('lydda', 'gaza', 0, 1))
  expect(contents(gone, 'lydda')).toEqual({ guerrillasUnderground: 1 })
  expect(whyNot(gone, 'gaza')).toEqual({ rule: 'R19', reason: 'marched-already' })
  expect(whyNot(gone, 'lydda')).toEqual({ rule: '3.1', reason: 'already-selected' })
})
