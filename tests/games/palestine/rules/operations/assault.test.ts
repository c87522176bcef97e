import { describe, expect, test } from 'vitest'
import { board, options } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  capability,
  chit,
  contents,
  limited,
  operation,
  play,
  spacesOffered,
  there,
  told,
  whyNot,
} from '../../kit'

test('3.2.4 spaces of any kind with Troops and Irgun pieces; PR2: one Troop may assault', () => {
  const game = operation('assault', {
    galilee: { troops: 1, cellsUnderground: 1 },
    samaria: { police: 2, cellsActive: 1 },
    gaza: { troops: 2 },
    'railway-haifa-syria': { troops: 1, cellsActive: 1 },
  })
  expect(spacesOffered(game)).toEqual(['galilee', 'railway-haifa-syria'])
  expect(whyNot(game, 'samaria')).toEqual({ rule: '3.2.4', reason: 'needs-troops' })
  expect(whyNot(game, 'gaza')).toEqual({ rule: '3.2.4', reason: 'needs-irgun' })
  const after = play(game, 'railway-haifa-syria')
  expect(there(after, 'railway-haifa-syria', 'cellsActive')).toBe(1)
})

test('PR40 one piece for every two Troops, rounded down; Police never count', () => {
  const game = play(
    limited('assault', { haifa: { troops: 5, police: 4, cellsActive: 4 } }),
    'haifa',
  )
  expect(there(game, 'haifa', 'cellsActive')).toBe(2)
})

test('PR41 by turns to Available and Prison, Available first; it begins anew in each space', () => {
  const game = play(
    operation('assault', {
      haifa: { troops: 6, cellsActive: 3 },
      gaza: { troops: 2, cellsActive: 1 },
    }),
    'haifa',
    'gaza',
  )
  expect(told(game, 'removed').map(({ space, to }) => [space, to])).toEqual([
    ['haifa', 'available'],
    ['haifa', 'prison'],
    ['haifa', 'available'],
    ['gaza', 'available'],
  ])
})

test('3.2.4, PR36 Underground Cells for chits, counted in the strength, in the same turns', () => {
  const game = play(
    limited(
      'assault',
      { haifa: { troops: 6, cellsActive: 1, cellsUnderground: 3 } },
      { intel: { 2: 1 } },
    ),
    'haifa',
    chit(2),
  )
  expect(there(game, 'haifa', 'cellsUnderground')).toBe(1)
  expect(told(game, 'removed').map(({ to }) => to)).toEqual(['available', 'prison', 'available'])
})

describe('3.2.4, PR42 Arms Caches', () => {
  test('only when no Cell is left, even Underground', () => {
    const spaces = { haifa: { troops: 6, cellsUnderground: 1, armsCaches: 2 } }
    const game = play(limited('assault', spaces), 'haifa')
    expect(there(game, 'haifa', 'armsCaches')).toBe(2)
    const declined = play(limited('assault', spaces, { intel: { 1: 1 } }), 'haifa', 'done')
    expect(there(declined, 'haifa', 'armsCaches')).toBe(2)
    const spent = play(limited('assault', spaces, { intel: { 1: 1 } }), 'haifa', chit(1))
    expect(asked(spent)).toBe('intel.draw by chance')
  })

  test('each at once: Political Will +1, then a chit', () => {
    const game = play(limited('assault', { haifa: { troops: 4, armsCaches: 2 } }), 'haifa')
    expect(there(game, 'haifa', 'armsCaches')).toBe(1)
    expect(board(game).politicalWill).toBe(11)
    const after = play(game, 2, 2)
    expect(contents(after, 'haifa')).toEqual({ troops: 4 })
    expect(board(after)).toMatchObject({ politicalWill: 12, intel: { held: { 0: 0, 1: 0, 2: 2 } } })
  })

  test('PR29 a chit only if the bag has one', () => {
    const intel = { 0: 3, 1: 3, 2: 3 }
    const game = limited('assault', { haifa: { troops: 2, armsCaches: 1 } }, { intel })
    expect(asked(play(game, 'haifa'))).toBe('turn.box by irgun')
  })

  test('1.6.1, PR29 a chit that was spent is in the bag at once, and may be drawn again', () => {
    const spaces = { haifa: { troops: 4, cellsUnderground: 1, armsCaches: 1 } }
    const all = { 0: 3, 1: 3, 2: 3 }
    const spent = play(limited('assault', spaces, { intel: all }), 'haifa', chit(1))
    expect(asked(spent)).toBe('intel.draw by chance')
    expect(options(spent)).toEqual([1])
    expect(board(play(spent, 1)).intel.held).toEqual(all)
  })

  test('P25 unshaded, PR90: 2 Political Will and two chits in the stead of one each', () => {
    const rest = capability('P25', 'unshaded')
    const game = play(
      limited('assault', { haifa: { troops: 2, armsCaches: 1 } }, rest),
      'haifa',
      0,
      1,
    )
    expect(board(game)).toMatchObject({ politicalWill: 12, intel: { held: { 0: 1, 1: 1 } } })
  })
})

describe('6th Airborne (P18)', () => {
  test('PR83 unshaded: one piece a Troop; Underground Cells still need chits', () => {
    const rest = capability('P18', 'unshaded')
    const spaces = { haifa: { troops: 2, cellsActive: 1, cellsUnderground: 1 } }
    const game = play(limited('assault', spaces, rest), 'haifa')
    expect(contents(game, 'haifa')).toEqual({ troops: 2, cellsUnderground: 1 })
  })

  test('PR83 shaded: all Cells to Available', () => {
    const rest = capability('P18', 'shaded')
    const game = play(limited('assault', { haifa: { troops: 4, cellsActive: 2 } }, rest), 'haifa')
    expect(board(game).prison).toBe(0)
    expect(there(game, 'haifa', 'cellsActive')).toBe(0)
  })
})
