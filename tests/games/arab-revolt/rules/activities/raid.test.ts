import { expect, test } from 'vitest'
import type {
  Box,
  Option,
  Position,
  SpaceId,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  answerWhile,
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
} from '../../../../kit'

const RAILWAY = 'railway-haifa-syria'

const group = (from: SpaceId, to: SpaceId, underground: number, active = 0): Option => ({
  from,
  to,
  underground,
  active,
})

/** A Raid with a Rally. */
const raid = (spaces: Position['spaces'], rest: Omit<Partial<Position>, 'spaces'> = {}) =>
  play(rebels('rally', spaces, rest), 'raid')

const BACK_IN_OPERATION = 'rally.space by rebels'

test('R11: a District, City or Railway next to a space with a Base and a Guerrilla, abroad too', () => {
  const game = raid({
    syria: { bases: 1, guerrillasUnderground: 1 },
    lydda: { bases: 1, guerrillasActive: 1 },
    gaza: { bases: 1 },
    haifa: { guerrillasUnderground: 2 },
  })
  expect(spacesOffered(game)).toEqual([
    'galilee',
    'samaria',
    'jerusalem-district',
    'gaza',
    'tel-aviv-jaffa',
    'railway-egypt-tel-aviv',
    'railway-tel-aviv-jerusalem',
    'railway-tel-aviv-haifa',
    RAILWAY,
  ])
  expect(whyNot(game, 'haifa-district')).toEqual({
    rule: '4.3.3',
    reason: 'needs-base-next-door',
  })
  expect(whyNot(game, 'lebanon')).toEqual({ rule: 'R11', reason: 'not-in-palestine' })
})

test('R11: one or two Guerrillas of one adjacent Base, as they are', () => {
  const game = play(
    raid({
      syria: { bases: 1, guerrillasUnderground: 2, guerrillasActive: 1 },
      samaria: { bases: 1, guerrillasActive: 1 },
      lebanon: { guerrillasUnderground: 1 },
    }),
    'galilee',
  )
  expect(can(game, group('syria', 'galilee', 2, 1))).toBe(false)
  expect(can(game, group('lebanon', 'galilee', 1))).toBe(false)
  expect(can(game, group('samaria', 'galilee', 0, 2))).toBe(false)
  expect(can(game, group('samaria', 'galilee', 0, 1))).toBe(true)
  expect(can(game, 'done')).toBe(false)
  const moved = play(game, group('syria', 'galilee', 1, 1))
  expect(contents(moved, 'galilee')).toEqual({ guerrillasUnderground: 1, guerrillasActive: 1 })
  expect(contents(moved, 'syria')).toEqual({ bases: 1, guerrillasUnderground: 1 })
})

test('R11: no March test on a crowded Railway or under a Curfew', () => {
  const spaces = {
    syria: { bases: 1, guerrillasUnderground: 2 },
    galilee: { bases: 1, guerrillasUnderground: 2 },
    'haifa-district': { troops: 3, curfew: 1 },
    [RAILWAY]: { troops: 3 },
  }
  const railway = play(raid(spaces), RAILWAY, group('syria', RAILWAY, 2), 'done')
  expect(there(railway, RAILWAY, 'guerrillasUnderground')).toBe(2)
  const curfew = play(railway, 'haifa-district', group('galilee', 'haifa-district', 2))
  expect(there(curfew, 'haifa-district', 'guerrillasUnderground')).toBe(2)
})

test('R11: under Tegart Forts those who come from abroad turn Active, others do not', () => {
  const game = raid(
    {
      syria: { bases: 1, guerrillasUnderground: 1 },
      samaria: { bases: 1, guerrillasUnderground: 1 },
      galilee: { guerrillasUnderground: 1 },
    },
    { played: ['A28'], capabilities: [{ card: 'A28', side: 'unshaded' }] },
  )
  const abroad = play(game, 'galilee', group('syria', 'galilee', 1))
  expect(contents(abroad, 'galilee')).toEqual({ guerrillasUnderground: 1, guerrillasActive: 1 })
  const inside = play(game, 'galilee', group('samaria', 'galilee', 1))
  expect(contents(inside, 'galilee')).toEqual({ guerrillasUnderground: 2 })
})

test('Raid: then a Limited Sabotage there, if desired (4.3.3)', () => {
  const spaces = {
    syria: { bases: 1, guerrillasUnderground: 1 },
    gaza: { guerrillasUnderground: 1 },
  }
  const moved = play(raid(spaces), RAILWAY, group('syria', RAILWAY, 1))
  expect(asked(moved)).toBe('raid.operation by rebels')
  expect(whyNot(moved, 'ambush')).toEqual({ rule: '3.3.4', reason: 'needs-police-or-irregular' })
  expect(contents(play(moved, 'done'), RAILWAY)).toEqual({ guerrillasUnderground: 1 })
  const sabotage = play(moved, 'sabotage')
  expect(whyNot(sabotage, 'gaza')).toEqual({ rule: '2.3.5', reason: 'only-within' })
  const done = play(sabotage, RAILWAY)
  expect(contents(done, RAILWAY)).toEqual({ guerrillasActive: 1, sabotage: 1 })
  expect(asked(done)).toBe(BACK_IN_OPERATION)
})

test('R11: or a Limited Ambush there, with any Underground Guerrilla', () => {
  const spaces = {
    syria: { bases: 1, guerrillasActive: 1 },
    galilee: { guerrillasUnderground: 1, police: 1 },
  }
  const game = play(raid(spaces), 'galilee', group('syria', 'galilee', 0, 1), 'ambush', 'galilee', {
    piece: 'police',
    space: 'galilee',
  })
  expect(contents(game, 'galilee')).toEqual({ guerrillasActive: 2 })
  expect(asked(game)).toBe(BACK_IN_OPERATION)
})

test('Raid: no Sabotage or Ambush without an Underground Guerrilla there (3.3.3, 3.3.4)', () => {
  const spaces = { syria: { bases: 1, guerrillasActive: 1 }, galilee: { police: 1 } }
  const game = play(raid(spaces), 'galilee', group('syria', 'galilee', 0, 1))
  expect(contents(game, 'galilee')).toEqual({ police: 1, guerrillasActive: 1 })
  expect(asked(game)).toBe(BACK_IN_OPERATION)
})

test('Raid: one or two spaces, each once (4.3.3, 4.1)', () => {
  const start = raid({ lydda: { bases: 1, guerrillasActive: 3 } })
  expect(whyNot(start, 'done')).toEqual({ rule: '4.1', reason: 'nothing-selected-yet' })
  const one = play(start, 'gaza', group('lydda', 'gaza', 0, 1))
  expect(whyNot(one, 'gaza')).toEqual({ rule: '4.1', reason: 'already-selected' })
  expect(can(one, 'samaria')).toBe(true)
  expect(asked(play(one, 'done'))).toBe(BACK_IN_OPERATION)
  const two = play(one, 'samaria', group('lydda', 'samaria', 0, 1))
  expect(asked(two)).toBe(BACK_IN_OPERATION)
  expect(there(two, 'lydda', 'guerrillasActive')).toBe(1)
})

test('Raid: not without a Base that has a Guerrilla to send (4.3.3)', () => {
  const game = rebels('rally', { gaza: { bases: 1 }, lydda: { guerrillasUnderground: 2 } })
  expect(whyNot(game, 'raid')).toEqual({ rule: '4.3.3', reason: 'no-space-for-this' })
})

/** The Rebels, with a chit of 3, have taken a box and choose their Operation. */
const choosing = (
  box: Box,
  spaces: Position['spaces'],
  rest: Omit<Partial<Position>, 'spaces'> = {},
) => play(withChit(firstToAct('rebels', spaces, rest), 3), box)

const NO_AMBUSH = { rule: '3.3.4', reason: 'no-space-for-this' }
const NO_SABOTAGE = { rule: '3.3.3', reason: 'no-space-for-this' }
const POLICED = { syria: { bases: 1, guerrillasUnderground: 1 }, galilee: { police: 1 } }
const TEGART = {
  played: ['A28'],
  capabilities: [{ card: 'A28', side: 'unshaded' }],
} satisfies Partial<Position>

test('R39: a Raid opens an Ambush, which can then be carried out', () => {
  const start = play(choosing('operation-and-special', POLICED), 'ambush')
  expect(asked(start)).toBe('ambush.space by rebels')
  expect(spacesOffered(start)).toEqual([])
  const raided = play(start, 'raid', 'galilee', group('syria', 'galilee', 1), 'done')
  expect(asked(raided)).toBe('ambush.space by rebels')
  expect(spacesOffered(raided)).toEqual(['galilee'])
  const game = play(raided, 'galilee', { piece: 'police', space: 'galilee' })
  expect(contents(game, 'galilee')).toEqual({ guerrillasActive: 1 })
  expect(asked(game)).toBe('chit-effect.guerrilla by british')
})

test('R39: a Raid opens a Sabotage, which can then be carried out', () => {
  const spaces = { syria: { bases: 1, guerrillasUnderground: 1 } }
  expect(whyNot(choosing('operation-and-special', spaces), 'ambush')).toEqual(NO_AMBUSH)
  const start = play(choosing('operation-and-special', spaces), 'sabotage')
  expect(asked(start)).toBe('sabotage.space by rebels')
  expect(spacesOffered(start)).toEqual([])
  const game = play(start, 'raid', RAILWAY, group('syria', RAILWAY, 1), 'done', RAILWAY)
  expect(contents(game, RAILWAY)).toEqual({ guerrillasActive: 1, sabotage: 1 })
  expect(asked(game)).toBe('chit-effect.guerrilla by british')
})

test('R39: a Raid out of a District opens an Ambush next door, on an Irregular too', () => {
  const spaces = { lydda: { bases: 1, guerrillasUnderground: 1 }, gaza: { irregularsActive: 1 } }
  const game = play(
    choosing('operation-and-special', spaces),
    'ambush',
    'raid',
    'gaza',
    group('lydda', 'gaza', 1),
    'done',
    'gaza',
    { piece: 'irregularsActive', space: 'gaza' },
  )
  expect(contents(game, 'gaza')).toEqual({ guerrillasActive: 1 })
})

// Two spaces, one after the other (R41): the Guerrilla of Syria goes on from the Base in Galilee.
test('R39: a Raid opens an Ambush two steps away, by way of another Base', () => {
  const spaces = {
    syria: { bases: 1, guerrillasUnderground: 1 },
    galilee: { bases: 1 },
    samaria: { police: 1 },
  }
  const choice = choosing('operation-and-special', spaces)
  expect(can(choice, 'ambush')).toBe(true)
  const game = play(
    choice,
    'ambush',
    'raid',
    'galilee',
    group('syria', 'galilee', 1),
    'done',
    'samaria',
    group('galilee', 'samaria', 1),
    'done',
    'samaria',
    { piece: 'police', space: 'samaria' },
  )
  expect(contents(game, 'samaria')).toEqual({ guerrillasActive: 1 })
})

test('R39: no Raid opens anything in the Limited box (2.3.5)', () => {
  const game = choosing('limited-operation', POLICED)
  expect(whyNot(game, 'ambush')).toEqual(NO_AMBUSH)
  expect(whyNot(game, 'sabotage')).toEqual(NO_SABOTAGE)
})

test('R39: nor without an Underground Guerrilla to bring', () => {
  const active = { ...POLICED, syria: { bases: 1, guerrillasActive: 2 } }
  const game = choosing('operation-and-special', active)
  expect(whyNot(game, 'ambush')).toEqual(NO_AMBUSH)
  expect(whyNot(game, 'sabotage')).toEqual(NO_SABOTAGE)
  const elsewhere = { ...POLICED, galilee: { troops: 1 }, gaza: { police: 1 } }
  expect(whyNot(choosing('operation-and-special', elsewhere), 'ambush')).toEqual(NO_AMBUSH)
})

test('R39: under Tegart Forts those who come from abroad open nothing, others do', () => {
  const abroad = choosing('operation-and-special', POLICED, TEGART)
  expect(whyNot(abroad, 'ambush')).toEqual(NO_AMBUSH)
  expect(whyNot(abroad, 'sabotage')).toEqual(NO_SABOTAGE)
  const spaces = { lydda: { bases: 1, guerrillasUnderground: 1 }, gaza: { police: 1 } }
  const inside = choosing('operation-and-special', spaces, TEGART)
  expect(can(inside, 'ambush')).toBe(true)
})

test('R39: an Operation that only a Raid can open does not do without it', () => {
  const game = play(choosing('operation-and-special', POLICED), 'ambush')
  expect(can(game, 'raid')).toBe(true)
  expect(can(game, 'done')).toBe(false)
  expect(can(game, 'coordinate')).toBe(false)
})

test('R39: a Raid opens a Rally where it brings Rebels to a space without a Curfew', () => {
  const game = withChit(
    firstToAct('rebels', {
      samaria: { bases: 1, guerrillasUnderground: 2, police: 1, curfew: 1 },
    }),
    3,
  )
  expect(can(play(game, 'limited-operation'), 'rally')).toBe(false)
  const rally = play(game, 'operation-and-special', 'rally')
  const raided = play(rally, 'raid', 'galilee', {
    from: 'samaria',
    to: 'galilee',
    underground: 1,
    active: 0,
  })
  const there = play(
    answerWhile(raided, ['raid.operation', 'raid.space'], () => 'done'),
    'galilee',
  )
  expect(contents(there, 'galilee')).toEqual({ guerrillasUnderground: 2 })
})

test('Raid: says why Guerrillas cannot come: three, no Base, or not adjacent (4.3.3, R11)', () => {
  const game = play(
    rebels('sabotage', {
      galilee: { bases: 1, guerrillasUnderground: 2, guerrillasActive: 1 },
      lydda: { guerrillasUnderground: 1 },
      gaza: { bases: 1, guerrillasActive: 1 },
    }),
    'raid',
    'samaria',
  )
  const group = (from: SpaceId, underground: number, active: number) =>
    ({ from, to: 'samaria', underground, active }) as const
  expect(whyNot(game, group('galilee', 2, 1))).toEqual({ rule: '4.3.3', reason: 'two-at-most' })
  expect(whyNot(game, group('galilee', 0, 2))).toEqual({
    rule: '1.4',
    reason: 'more-than-there-are',
  })
  expect(whyNot(game, group('lydda', 1, 0))).toEqual({ rule: '4.3.3', reason: 'needs-base' })
  expect(whyNot(game, group('gaza', 0, 1))).toEqual({ rule: '4.3.3', reason: 'not-adjacent' })
})
