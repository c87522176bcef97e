import { expect, test } from 'vitest'
import { board } from '../../../../../src/games/arab-revolt/rules/index'
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
} from '../../../../kit'

const LIMITED = { box: 'limited-operation' } as const

test('Rally: needs Rebel pieces or Opposition, and no Curfew (3.3.1)', () => {
  const game = rebels('rally', {
    galilee: { guerrillasActive: 1 },
    samaria: { bases: 1 },
    haifa: { opposition: 1, police: 3 },
    syria: { guerrillasUnderground: 1 },
    gaza: { bases: 1, opposition: 1, police: 1, curfew: 1 },
    lydda: { troops: 1 },
    'railway-haifa-syria': { guerrillasUnderground: 1 },
  })
  expect(spacesOffered(game)).toEqual(['galilee', 'samaria', 'haifa', 'syria'])
  expect(whyNot(game, 'gaza')).toEqual({ rule: '3.3.1', reason: 'curfew-here' })
  expect(whyNot(game, 'railway-haifa-syria')).toEqual({ rule: '3.3.1', reason: 'railway' })
  const needsThem = { rule: '3.3.1', reason: 'needs-rebels-or-opposition' }
  expect(whyNot(game, 'lydda')).toEqual(needsThem)
  expect(whyNot(game, 'lebanon')).toEqual(needsThem)
})

test('R39: a Rally without a space cannot be chosen', () => {
  const spaces = { gaza: { guerrillasActive: 1, police: 1, curfew: 1 } }
  const game = play(withChit(firstToAct('rebels', spaces), 3), 'limited-operation')
  expect(whyNot(game, 'rally')).toEqual({ rule: '3.3.1', reason: 'no-space-for-this' })
})

test('Rally: one Guerrilla, Underground, where there is no Base (3.3.1, 1.4.3)', () => {
  const game = play(rebels('rally', { haifa: { opposition: 1 } }), 'haifa')
  expect(contents(game, 'haifa')).toEqual({ opposition: 1, guerrillasUnderground: 1 })
  expect(asked(game)).toBe('rally.space by rebels')
})

test('Rally: up to two Guerrillas where there is a Base (3.3.1)', () => {
  const one = play(rebels('rally', { syria: { bases: 2 } }), 'syria', 'guerrillas')
  expect(can(one, 'done')).toBe(true)
  const two = play(one, 'guerrillas')
  expect(contents(two, 'syria')).toEqual({ bases: 2, guerrillasUnderground: 2 })
  expect(asked(two)).toBe('rally.space by rebels')
})

test('Rally: as many spaces as the chit says, also in the Limited box (1.8.2, 2.3.5)', () => {
  const spaces = { gaza: { opposition: 1 }, haifa: { opposition: 1 }, lydda: { opposition: 1 } }
  const one = play(rebels('rally', spaces, {}, { chit: 1 }), 'gaza')
  expect(whyNot(one, 'haifa')).toEqual({ rule: '3.1', reason: 'no-more-spaces' })
  const two = play(rebels('rally', spaces, {}, { chit: 2 }), 'gaza', 'haifa')
  expect(whyNot(two, 'gaza')).toEqual({ rule: '3.1', reason: 'already-selected' })
  expect(whyNot(two, 'lydda')).toEqual({ rule: '3.1', reason: 'no-more-spaces' })
  const limited = play(rebels('rally', spaces, {}, LIMITED), 'gaza', 'haifa', 'lydda')
  expect(there(limited, 'lydda', 'guerrillasUnderground')).toBe(1)
  expect(asked(limited)).toBe('turn.box by british')
})

test('R2: Rally takes Guerrillas from the map only when none is Available, or declines', () => {
  const spaces = { gaza: { bases: 1, opposition: 1 }, lydda: { guerrillasActive: 14 } }
  const available = play(rebels('rally', spaces), 'gaza', 'guerrillas')
  expect(contents(available, 'gaza')).toEqual({ bases: 1, opposition: 1, guerrillasUnderground: 1 })
  expect(there(available, 'lydda', 'guerrillasActive')).toBe(14)
  const fromLydda = { piece: 'guerrillasActive', space: 'lydda' } as const
  expect(whyNot(play(rebels('rally', spaces), 'gaza'), fromLydda)).toEqual({
    rule: '1.4.1',
    reason: 'some-are-available',
  })
  expect(asked(available)).toBe('rally.guerrilla by rebels')
  expect(whyNot(available, 'guerrillas')).toEqual({ rule: '1.4.1', reason: 'none-available' })
  const taken = play(available, fromLydda)
  expect(there(taken, 'gaza', 'guerrillasUnderground')).toBe(2)
  expect(there(taken, 'lydda', 'guerrillasActive')).toBe(13)
  expect(there(play(available, 'done'), 'gaza', 'guerrillasUnderground')).toBe(1)
})

test('R3: at a Base, too, an Active Guerrilla of the same space may turn Underground', () => {
  const spaces = { gaza: { bases: 1, guerrillasActive: 2, guerrillasUnderground: 13 } }
  const start = play(rebels('rally', spaces), 'gaza')
  expect(asked(start)).toBe('rally.guerrilla by rebels')
  expect(whyNot(start, { piece: 'guerrillasUnderground', space: 'gaza' })).toEqual({
    rule: 'R3',
    reason: 'stands-there-already',
  })
  const active = { piece: 'guerrillasActive', space: 'gaza' } as const
  const both = play(start, active, active)
  expect(contents(both, 'gaza')).toEqual({ bases: 1, guerrillasUnderground: 15 })
  expect(asked(both)).toBe('rally.space by rebels')
})

test('Rally: no question where there is nobody to place (1.4.1)', () => {
  const hidden = { gaza: { bases: 1, guerrillasUnderground: 15 } }
  const game = play(rebels('rally', hidden), 'gaza')
  expect(contents(game, 'gaza')).toEqual({ bases: 1, guerrillasUnderground: 15 })
  expect(asked(game)).toBe('rally.space by rebels')
})

test('R2: Rally never takes Guerrillas from Prison', () => {
  const game = play(
    rebels(
      'rally',
      { haifa: { opposition: 1 }, lydda: { guerrillasActive: 1 } },
      { prison: { guerrillas: 14 } },
    ),
    'haifa',
    { piece: 'guerrillasActive', space: 'lydda' },
  )
  expect(contents(game, 'haifa')).toEqual({ opposition: 1, guerrillasUnderground: 1 })
  expect(contents(game, 'lydda')).toEqual({})
  expect(board(game).prison.guerrillas).toBe(14)
  expect(can(game, 'lydda')).toBe(false)
})

test('R3: Rally may turn an Active Guerrilla of the same space Underground', () => {
  const spaces = { gaza: { guerrillasActive: 1, guerrillasUnderground: 14 } }
  const game = play(rebels('rally', spaces), 'gaza')
  expect(whyNot(game, { piece: 'guerrillasUnderground', space: 'gaza' })).toEqual({
    rule: 'R3',
    reason: 'stands-there-already',
  })
  expect(contents(play(game, { piece: 'guerrillasActive', space: 'gaza' }), 'gaza')).toEqual({
    guerrillasUnderground: 15,
  })
})

test('R3: a Guerrilla whom Rally takes from abroad is placed, not moved: A28 leaves him Underground', () => {
  const game = play(
    rebels(
      'rally',
      { haifa: { opposition: 1 }, lebanon: { guerrillasUnderground: 15 } },
      { played: ['A28'], capabilities: [{ card: 'A28', side: 'unshaded' }] },
    ),
    'haifa',
    { piece: 'guerrillasUnderground', space: 'lebanon' },
  )
  expect(contents(game, 'haifa')).toEqual({ opposition: 1, guerrillasUnderground: 1 })
})

test('R18: Opposition in one selected District with a Base and more Rebel pieces', () => {
  const game = play(
    rebels('rally', {
      galilee: { bases: 1, guerrillasUnderground: 1, police: 1 },
      samaria: { guerrillasUnderground: 1 },
      lydda: { bases: 1 },
      gaza: { bases: 1, guerrillasUnderground: 3 },
    }),
    'samaria',
    'galilee',
    'done',
    'lydda',
    'done',
    'done',
  )
  expect(asked(game)).toBe('rally.opposition by rebels')
  expect(spacesOffered(game)).toEqual(['galilee', 'lydda'])
  expect(whyNot(game, 'samaria')).toEqual({ rule: '3.3.1', reason: 'needs-base' })
  expect(whyNot(game, 'gaza')).toEqual({ rule: '3.3.1', reason: 'not-selected' })
  const opposed = play(game, 'galilee')
  expect(there(opposed, 'galilee', 'opposition')).toBe(1)
  expect(there(opposed, 'lydda', 'opposition')).toBe(0)
  expect(can(opposed, 'lydda')).toBe(false)
  expect(there(play(game, 'done'), 'galilee', 'opposition')).toBe(0)
})

test('R18: not in a City or abroad, and not where there is Opposition already', () => {
  const game = play(
    rebels(
      'rally',
      {
        gaza: { bases: 1 },
        lydda: { bases: 1, opposition: 1 },
        haifa: { bases: 1 },
        syria: { bases: 1 },
      },
      {},
      LIMITED,
    ),
    'gaza',
    'done',
    'lydda',
    'done',
    'haifa',
    'done',
  )
  expect(spacesOffered(game)).toEqual(['gaza'])
  expect(whyNot(game, 'lydda')).toEqual({ rule: '3.3.1', reason: 'opposition-already' })
  expect(whyNot(game, 'haifa')).toEqual({ rule: '3.3.1', reason: 'needs-district' })
  expect(whyNot(game, 'syria')).toEqual({ rule: '3.3.1', reason: 'needs-district' })
})

test('R18: it is judged after all placing; Bases and Irregulars count', () => {
  const guarded = { bases: 1, police: 1, irregularsActive: 1 }
  const start = rebels('rally', { gaza: guarded, lydda: guarded }, {}, { chit: 2 })
  const game = play(
    start,
    'gaza',
    'guerrillas',
    'done',
    'lydda',
    'guerrillas',
    'guerrillas',
    'done',
  )
  expect(spacesOffered(game)).toEqual(['lydda'])
  expect(whyNot(game, 'gaza')).toEqual({ rule: '3.3.1', reason: 'needs-more-rebels' })
})

test('R41: Rally judges a space when it is selected: the last Guerrilla may have been taken away', () => {
  const start = rebels('rally', {
    haifa: { opposition: 1 },
    gaza: { guerrillasUnderground: 1 },
    syria: { guerrillasUnderground: 14 },
  })
  expect(can(start, 'gaza')).toBe(true)
  const game = play(start, 'haifa', { piece: 'guerrillasUnderground', space: 'gaza' })
  expect(whyNot(game, 'gaza')).toEqual({ rule: '3.3.1', reason: 'needs-rebels-or-opposition' })
})
