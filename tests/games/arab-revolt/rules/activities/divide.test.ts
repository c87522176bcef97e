import { expect, test } from 'vitest'
import {
  board,
  type Piece,
  type Position,
  type SpaceId,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, british, can, contents, play, spacesOffered, there, whyNot } from '../../../../kit'

const pick = (piece: Piece, space: SpaceId) => ({ piece, space })

/** A Divide with a Patrol; the two ways of it come next. */
const divide = (spaces: Position['spaces'], rest: Omit<Partial<Position>, 'spaces'> = {}) =>
  play(british('patrol', spaces, rest), 'divide')

const LAST_IN_OPERATION = 'patrol.space by british'

test('Divide: an Underground Irregular turns Active and wins a Guerrilla over (4.2.2)', () => {
  const spaces = { gaza: { irregularsUnderground: 2, guerrillasActive: 2 } }
  const game = play(divide(spaces), 'activate', 'gaza', pick('guerrillasActive', 'gaza'))
  expect(contents(game, 'gaza')).toEqual({
    irregularsUnderground: 2,
    irregularsActive: 1,
    guerrillasActive: 1,
  })
  expect(board(game).available.guerrillas).toBe(14)
  expect(asked(game)).toBe(LAST_IN_OPERATION)
})

test('R1: any Guerrilla in the space or an adjacent one, Underground or Active, never abroad', () => {
  const game = play(
    divide({
      galilee: { irregularsUnderground: 1, guerrillasUnderground: 1 },
      samaria: { guerrillasActive: 1 },
      'railway-haifa-syria': { guerrillasUnderground: 1 },
      gaza: { guerrillasUnderground: 1 },
      lebanon: { guerrillasUnderground: 1 },
    }),
    'activate',
    'galilee',
  )
  expect(can(game, pick('guerrillasUnderground', 'galilee'))).toBe(true)
  expect(can(game, pick('guerrillasActive', 'samaria'))).toBe(true)
  expect(can(game, pick('guerrillasUnderground', 'railway-haifa-syria'))).toBe(true)
  const outOfReach = { rule: 'R1', reason: 'out-of-reach' }
  expect(whyNot(game, pick('guerrillasUnderground', 'gaza'))).toEqual(outOfReach)
  expect(whyNot(game, pick('guerrillasUnderground', 'lebanon'))).toEqual(outOfReach)
  expect(whyNot(game, pick('guerrillasActive', 'galilee'))).toEqual({
    rule: 'R1',
    reason: 'none-here',
  })
})

test('R1: the new Irregular stands where the Guerrilla stood, Underground', () => {
  const spaces = {
    galilee: { irregularsUnderground: 1 },
    samaria: { guerrillasActive: 1, bases: 1 },
  }
  const game = play(divide(spaces), 'activate', 'galilee', pick('guerrillasActive', 'samaria'))
  expect(contents(game, 'galilee')).toEqual({ irregularsActive: 1 })
  expect(contents(game, 'samaria')).toEqual({ irregularsUnderground: 1, bases: 1 })
})

test('Divide: selects spaces with an Underground Irregular and a Guerrilla in reach (4.2.2, R1)', () => {
  const game = play(
    divide({
      galilee: { irregularsUnderground: 1, guerrillasActive: 1 },
      lydda: { irregularsActive: 1, guerrillasActive: 1 },
      haifa: { irregularsUnderground: 1 },
      samaria: { irregularsUnderground: 1 },
      lebanon: { guerrillasUnderground: 1 },
    }),
    'activate',
  )
  expect(spacesOffered(game)).toEqual(['galilee', 'samaria'])
  expect(whyNot(game, 'lydda')).toEqual({ rule: '4.2.2', reason: 'needs-underground-irregular' })
  expect(whyNot(game, 'haifa')).toEqual({ rule: 'R1', reason: 'needs-guerrilla-in-reach' })
})

test('Divide: without an Underground Irregular only the roll is left (4.2.2)', () => {
  const game = divide({ gaza: { irregularsActive: 1, guerrillasActive: 1 } })
  expect(whyNot(game, 'activate')).toEqual({
    rule: '4.2.2',
    reason: 'needs-underground-irregular-anywhere',
  })
  expect(can(game, 'roll')).toBe(true)
})

test('R1: Divide says so when the Underground Irregular has no Guerrilla in reach', () => {
  const game = divide({ haifa: { irregularsUnderground: 1 }, gaza: { guerrillasActive: 1 } })
  expect(whyNot(game, 'activate')).toEqual({
    rule: 'R1',
    reason: 'needs-guerrilla-in-reach-of-any',
  })
})

const TWO = {
  galilee: { irregularsUnderground: 1, guerrillasActive: 2 },
  gaza: { irregularsUnderground: 2, guerrillasActive: 3 },
}

test.each([1, 2, 3])('Divide: one space at place %i of the Unity Track (6.6.2)', (unity) => {
  const game = play(divide(TWO, { unity }), 'activate', 'gaza', pick('guerrillasActive', 'gaza'))
  expect(asked(game)).toBe(LAST_IN_OPERATION)
})

test('Divide: two spaces at Decentralized, or one; each once (6.6.2, 4.1)', () => {
  const start = play(divide(TWO, { unity: 0 }), 'activate')
  expect(whyNot(start, 'done')).toEqual({ rule: '4.1', reason: 'nothing-selected-yet' })
  const one = play(start, 'gaza', pick('guerrillasActive', 'gaza'))
  expect(whyNot(one, 'gaza')).toEqual({ rule: '4.1', reason: 'already-selected' })
  expect(asked(play(one, 'done'))).toBe(LAST_IN_OPERATION)
  const two = play(one, 'galilee', pick('guerrillasActive', 'galilee'))
  expect(asked(two)).toBe(LAST_IN_OPERATION)
  expect(there(two, 'galilee', 'irregularsUnderground')).toBe(1)
})

test('Divide: Centralized allows only the roll (6.6.2)', () => {
  const game = divide(TWO, { unity: 4 })
  expect(whyNot(game, 'activate')).toEqual({ rule: '6.6.2', reason: 'unity-too-low' })
  expect(asked(play(game, 'roll'))).toBe('roll.die by chance')
})

test('R1: the new Irregular may serve in a later space of the same Divide', () => {
  const spaces = { galilee: { irregularsUnderground: 1 }, samaria: { guerrillasActive: 2 } }
  const first = play(
    divide(spaces, { unity: 0 }),
    'activate',
    'galilee',
    pick('guerrillasActive', 'samaria'),
  )
  expect(spacesOffered(first)).toEqual(['samaria'])
  const second = play(first, 'samaria', pick('guerrillasActive', 'samaria'))
  expect(contents(second, 'samaria')).toEqual({ irregularsUnderground: 1, irregularsActive: 1 })
})

test('Divide: a roll up to the number of Irregulars on the map shifts Unity (4.2.2)', () => {
  const spaces = { gaza: { irregularsActive: 1 }, haifa: { irregularsUnderground: 1 } }
  const game = play(divide(spaces), 'roll')
  expect(asked(game)).toBe('roll.die by chance')
  expect(board(play(game, 2)).unity).toBe(1)
  expect(board(play(game, 3)).unity).toBe(2)
  expect(board(play(divide({}), 'roll', 1)).unity).toBe(2)
})

test('R32: a shift past Decentralized is 1 Political Will instead (6.6.4)', () => {
  const spaces = { gaza: { irregularsActive: 3 } }
  const { unity, politicalWill } = board(play(divide(spaces, { unity: 0 }), 'roll', 3))
  expect([unity, politicalWill]).toEqual([0, 11])
  const failed = board(play(divide(spaces, { unity: 0 }), 'roll', 4))
  expect(failed.politicalWill).toBe(10)
})

const ALL_SIX = {
  gaza: { irregularsUnderground: 1, guerrillasActive: 1 },
  haifa: { irregularsActive: 5 },
}

test('R2: with no Irregular Available, Divide may take one from the map', () => {
  const game = play(divide(ALL_SIX), 'activate', 'gaza', pick('guerrillasActive', 'gaza'))
  expect(asked(game)).toBe('place.from-map by british')
  const taken = play(game, pick('irregularsActive', 'haifa'))
  expect(contents(taken, 'gaza')).toEqual({ irregularsUnderground: 1, irregularsActive: 1 })
  expect(there(taken, 'haifa', 'irregularsActive')).toBe(4)
})

test('R3: with none Available, an Active Irregular of the space itself may turn Underground (1.4.1)', () => {
  const game = play(divide(ALL_SIX), 'activate', 'gaza', pick('guerrillasActive', 'gaza'))
  // The Irregular that has just been Activated is one of them.
  const again = play(game, pick('irregularsActive', 'gaza'))
  expect(contents(again, 'gaza')).toEqual({ irregularsUnderground: 1 })
  expect(contents(again, 'haifa')).toEqual({ irregularsActive: 5 })
  const spaces = {
    galilee: { irregularsUnderground: 1 },
    samaria: { guerrillasActive: 1, irregularsUnderground: 1, irregularsActive: 4 },
  }
  const next = play(divide(spaces), 'activate', 'galilee', pick('guerrillasActive', 'samaria'))
  expect(whyNot(next, pick('irregularsUnderground', 'samaria'))).toEqual({
    rule: 'R3',
    reason: 'stands-there-already',
  })
  const turned = play(next, pick('irregularsActive', 'samaria'))
  expect(contents(turned, 'galilee')).toEqual({ irregularsActive: 1 })
  expect(contents(turned, 'samaria')).toEqual({ irregularsUnderground: 2, irregularsActive: 3 })
})

test('R3: Divide asks which Irregular, though all six stand there already (1.4.1)', () => {
  const spaces = { gaza: { irregularsUnderground: 2, irregularsActive: 4, guerrillasActive: 1 } }
  const game = play(divide(spaces), 'activate', 'gaza', pick('guerrillasActive', 'gaza'))
  expect(contents(game, 'gaza')).toEqual({ irregularsUnderground: 1, irregularsActive: 5 })
  expect(asked(game)).toBe('place.from-map by british')
  const turned = play(game, pick('irregularsActive', 'gaza'))
  expect(contents(turned, 'gaza')).toEqual({ irregularsUnderground: 2, irregularsActive: 4 })
  expect(asked(turned)).toBe(LAST_IN_OPERATION)
})

test('R2: or it only removes the Guerrilla (1.4.1)', () => {
  const declined = play(
    divide(ALL_SIX),
    'activate',
    'gaza',
    pick('guerrillasActive', 'gaza'),
    'done',
  )
  expect(contents(declined, 'gaza')).toEqual({ irregularsActive: 1 })
  expect(there(declined, 'haifa', 'irregularsActive')).toBe(5)
})

test('R22: a Curfew falls when Divide takes the last Irregular away', () => {
  const spaces = {
    gaza: { irregularsUnderground: 5, guerrillasActive: 1 },
    haifa: { irregularsActive: 1, curfew: 1 },
  }
  const game = play(
    divide(spaces),
    'activate',
    'gaza',
    pick('guerrillasActive', 'gaza'),
    pick('irregularsActive', 'haifa'),
  )
  expect(contents(game, 'haifa')).toEqual({})
})
