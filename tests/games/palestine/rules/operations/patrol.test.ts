import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  capability,
  chit,
  contents,
  limited,
  one,
  operation,
  play,
  spacesOffered,
  there,
  told,
  whyNot,
} from '../../kit'

const police = (from: string, to: string, number = 1) =>
  ({ piece: 'police', from, to, number }) as never

describe('3.2.2, PR33 the movement', () => {
  test('the spaces are those with a Cell, of whatever state; Police need not be there', () => {
    const game = operation('patrol', {
      galilee: { cellsUnderground: 1 },
      'railway-haifa-syria': { cellsActive: 1 },
      haifa: { police: 1 },
    })
    expect(spacesOffered(game)).toEqual(['galilee', 'railway-haifa-syria'])
    expect(whyNot(game, 'haifa')).toEqual({ rule: '3.2.2', reason: 'needs-cell' })
  })

  test('any Police from anywhere, each once', () => {
    const game = play(
      operation('patrol', {
        galilee: { cellsUnderground: 1 },
        gaza: { cellsUnderground: 1 },
        haifa: { police: 2 },
      }),
      'galilee',
      police('haifa', 'galilee'),
      'done',
      'gaza',
    )
    expect(can(game, police('haifa', 'gaza'))).toBe(true)
    expect(can(game, police('galilee', 'gaza'))).toBe(false)
  })

  test('PR20 group by group: a Curfew that is left alone falls', () => {
    const game = play(
      limited('patrol', { galilee: { cellsUnderground: 1 }, haifa: { police: 1, curfew: 1 } }),
      'galilee',
      police('haifa', 'galilee'),
    )
    expect(there(game, 'haifa', 'curfew')).toBe(0)
  })
})

describe('3.2.2, PR34, PR35, PR36 the removal', () => {
  const MET = { galilee: { police: 2, cellsActive: 3 } }

  test('one Active Cell for each Police, to Prison; it is owed where they meet', () => {
    const game = play(limited('patrol', MET), 'galilee')
    expect(asked(game)).toBe('patrol.remove by british')
    expect(whyNot(game, 'done')).toEqual({ rule: 'PR34', reason: 'nothing-selected-yet' })
    const after = play(game, 'galilee')
    expect(contents(after, 'galilee')).toEqual({ police: 2, cellsActive: 1 })
    expect(board(after).prison).toBe(2)
  })

  test('in one of the selected spaces', () => {
    const spaces = { ...MET, samaria: { police: 1, cellsActive: 1 }, gaza: { cellsActive: 1 } }
    const game = play(operation('patrol', spaces), 'galilee', 'done', 'gaza', 'done', 'done')
    expect(whyNot(game, 'samaria')).toEqual({ rule: '3.2.2', reason: 'not-selected' })
    expect(whyNot(game, 'gaza')).toEqual({ rule: '3.2.2', reason: 'needs-police' })
  })

  test('where only chits could remove, it may be declined; where Active Cells stand, they go first', () => {
    const hidden = { samaria: { police: 1, cellsUnderground: 1 } }
    const only = play(limited('patrol', hidden, { intel: { 1: 1 } }), 'samaria')
    expect(can(only, 'done')).toBe(true)
    const both = play(
      operation('patrol', { ...hidden, ...MET }, { intel: { 1: 1 } }),
      ...(['samaria', 'done', 'galilee', 'done', 'done'] as const),
    )
    expect(whyNot(both, 'samaria')).toEqual({ rule: 'PR34', reason: 'active-cells-first' })
  })

  test('a chit of 0, or none, removes nobody Underground', () => {
    const game = play(
      limited('patrol', { samaria: { police: 1, cellsUnderground: 1 } }, { intel: { 0: 1 } }),
      'samaria',
    )
    expect(asked(game)).toBe('turn.box by irgun')
  })

  test('chit after chit: each as many as its value, strength and Cells allow; the rest is lost', () => {
    const game = play(
      limited(
        'patrol',
        { samaria: { police: 2, cellsActive: 1, cellsUnderground: 3 } },
        { intel: { 0: 1, 1: 1, 2: 2 } },
      ),
      'samaria',
      'samaria',
    )
    expect(contents(game, 'samaria')).toEqual({ police: 2, cellsUnderground: 3 })
    expect(asked(game)).toBe('intel.spend by british')
    expect(whyNot(game, chit(0))).toEqual({ rule: 'PR36', reason: 'chit-worth-nothing' })
    expect(can(game, 'done')).toBe(true)
    const spent = play(game, chit(2))
    expect(there(spent, 'samaria', 'cellsUnderground')).toBe(2)
    expect(board(spent).prison).toBe(2)
    expect(board(spent).intel.bag[2]).toBe(2)
    expect(asked(spent)).toBe('turn.box by irgun')
  })
})

describe('Road Mines (P23)', () => {
  test('PR88 unshaded: a second selected space may lose Cells', () => {
    const game = play(
      operation(
        'patrol',
        { galilee: { police: 1, cellsActive: 1 }, samaria: { police: 1, cellsActive: 1 } },
        capability('P23', 'unshaded'),
      ),
      ...(['galilee', 'done', 'samaria', 'done', 'done', 'galilee', 'done'] as const),
    )
    expect(asked(game)).toBe('patrol.remove by british')
    expect(can(game, 'done')).toBe(true)
    expect(board(play(game, 'samaria')).prison).toBe(2)
  })
})

test('6.5.2, PR24, PR25 a Negotiate within a Patrol takes Cells off the map, where it was selected too', () => {
  // Ten Cells stand on the map, five lie on the Track or will: none is Available.
  const spaces = {
    galilee: { police: 1, cellsActive: 1 },
    gaza: { cellsUnderground: 6 },
    lydda: { cellsUnderground: 6 },
  }
  const selected = play(operation('patrol', spaces), 'galilee')
  const taken = play(
    selected,
    'negotiate',
    4,
    one('cellsActive', 'galilee'),
    one('cellsUnderground', 'gaza'),
    one('cellsUnderground', 'gaza'),
  )
  expect(board(taken).haganah).toBe(2)
  expect(contents(taken, 'galilee')).toEqual({ police: 1 })
  const done = play(taken, 'done')
  expect(told(done, 'removed').map(({ to }) => to)).toEqual([
    'haganah-track',
    'haganah-track',
    'haganah-track',
  ])
  expect(asked(done)).toBe('turn.box by irgun')
})
