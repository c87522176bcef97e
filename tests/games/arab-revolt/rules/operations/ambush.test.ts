import { expect, test } from 'vitest'
import { board, type Piece, type SpaceId } from '../../../../../src/games/arab-revolt/rules/index'
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

const pick = (piece: Piece, space: SpaceId) => ({ piece, space })

const police = (space: SpaceId) => pick('police', space)

const target = { guerrillasUnderground: 1, police: 1 }
const FOUR = { gaza: target, lydda: target, haifa: target, jerusalem: target }

test('Ambush: needs an Underground Guerrilla, and Police or Irregulars (3.3.4)', () => {
  const game = rebels('ambush', {
    galilee: { guerrillasUnderground: 1, police: 1 },
    samaria: { guerrillasUnderground: 1, irregularsActive: 1 },
    'railway-haifa-syria': { guerrillasUnderground: 1, irregularsUnderground: 1 },
    lydda: { guerrillasActive: 2, police: 1 },
    gaza: { guerrillasUnderground: 2, troops: 2 },
    syria: { guerrillasUnderground: 1 },
  })
  expect(spacesOffered(game)).toEqual(['galilee', 'samaria', 'railway-haifa-syria'])
  expect(whyNot(game, 'lydda')).toEqual({ rule: '3.3.4', reason: 'needs-underground-guerrilla' })
  const nobody = { rule: '3.3.4', reason: 'needs-police-or-irregular' }
  expect(whyNot(game, 'gaza')).toEqual(nobody)
  expect(whyNot(game, 'syria')).toEqual(nobody)
})

test('R39: an Ambush without a space cannot be chosen', () => {
  const spaces = { gaza: { guerrillasUnderground: 1, troops: 1 } }
  const game = play(withChit(firstToAct('rebels', spaces), 3), 'limited-operation')
  expect(whyNot(game, 'ambush')).toEqual({ rule: '3.3.4', reason: 'no-space-for-this' })
})

test('Ambush: Activates one Guerrilla and removes one Police to Available (3.3.4)', () => {
  const spaces = { gaza: { guerrillasUnderground: 2, troops: 1, police: 2 } }
  const game = play(rebels('ambush', spaces), 'gaza', police('gaza'))
  expect(contents(game, 'gaza')).toEqual({
    guerrillasUnderground: 1,
    guerrillasActive: 1,
    troops: 1,
    police: 1,
  })
  expect(board(game).available.police).toBe(8)
  expect(whyNot(game, 'gaza')).toEqual({ rule: '3.1', reason: 'already-selected' })
})

test('Ambush: the Rebels choose among Police and Irregulars, never Troops (3.3.4, 3.1)', () => {
  const spaces = {
    gaza: { guerrillasUnderground: 1, troops: 1, police: 1, irregularsActive: 1 },
  }
  const game = play(rebels('ambush', spaces), 'gaza')
  expect(can(game, pick('troops', 'gaza'))).toBe(false)
  expect(can(game, police('gaza'))).toBe(true)
  expect(whyNot(game, pick('irregularsUnderground', 'gaza'))).toEqual({
    rule: '3.3.4',
    reason: 'none-here',
  })
  const removed = play(game, pick('irregularsActive', 'gaza'))
  expect(contents(removed, 'gaza')).toEqual({ guerrillasActive: 1, troops: 1, police: 1 })
})

test('Ambush: three pieces removed cost 1 Political Will, two cost nothing (3.3.4)', () => {
  const two = play(
    rebels('ambush', FOUR, {}, { chit: 2, box: 'limited-operation' }),
    'gaza',
    police('gaza'),
    'lydda',
    police('lydda'),
  )
  expect(asked(two)).toBe('chit-effect.guerrilla by british')
  expect(board(two).politicalWill).toBe(10)
  const limited = rebels('ambush', FOUR, {}, { box: 'limited-operation' })
  const three = play(
    limited,
    'gaza',
    police('gaza'),
    'lydda',
    police('lydda'),
    'haifa',
    police('haifa'),
  )
  expect(board(three).politicalWill).toBe(9)
})

test('Ambush: four pieces cost 1 Political Will as well (3.3.4)', () => {
  const game = play(
    rebels('ambush', FOUR),
    'coordinate',
    6,
    'gaza',
    police('gaza'),
    'lydda',
    police('lydda'),
    'haifa',
    police('haifa'),
    'jerusalem',
    police('jerusalem'),
  )
  expect(board(game).available.police).toBe(9)
  expect(board(game).politicalWill).toBe(9)
})

test("R12: a Raid's Ambush does not count among the pieces of the Ambush", () => {
  const game = play(
    rebels('ambush', {
      galilee: { bases: 1, guerrillasUnderground: 1 },
      samaria: { police: 1 },
      gaza: target,
      lydda: target,
    }),
    'gaza',
    police('gaza'),
    'raid',
    'samaria',
    { from: 'galilee', to: 'samaria', underground: 1, active: 0 },
    'ambush',
    'samaria',
    police('samaria'),
    'lydda',
    police('lydda'),
  )
  expect(board(game).available.police).toBe(9)
  expect(asked(game)).toBe('chit-effect.guerrilla by british')
  expect(board(game).politicalWill).toBe(10)
})

test('Ambush: the Political Will is gone with the third piece, not after the Operation (3.3.4)', () => {
  const two = play(rebels('ambush', FOUR), 'gaza', police('gaza'), 'lydda', police('lydda'))
  expect(board(two).politicalWill).toBe(10)
  const three = play(two, 'haifa', police('haifa'))
  expect(asked(three)).toBe('ambush.space by rebels')
  expect(board(three).politicalWill).toBe(9)
  expect(board(play(three, 'done')).politicalWill).toBe(9)
})

test('Ambush: Political Will never falls below 0 (1.10)', () => {
  const start = rebels('ambush', FOUR, { politicalWill: 0 }, { box: 'limited-operation' })
  const game = play(
    start,
    'gaza',
    police('gaza'),
    'lydda',
    police('lydda'),
    'haifa',
    police('haifa'),
  )
  expect(board(game).politicalWill).toBe(0)
})

test('R22: a Curfew falls when Ambush removes the last British piece', () => {
  const spaces = { gaza: { guerrillasUnderground: 1, police: 1, curfew: 1, opposition: 1 } }
  const game = play(rebels('ambush', spaces), 'gaza', police('gaza'))
  expect(contents(game, 'gaza')).toEqual({ guerrillasActive: 1, opposition: 1 })
  expect(board(game).available.curfews).toBe(3)
})
