import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  capability,
  chit,
  contents,
  event,
  goesOn,
  limited,
  operation,
  play,
  there,
  told,
} from '../../kit'

const UNSHADED = capability('P18', 'unshaded')
const SHADED = capability('P18', 'shaded')

describe('P18 6th Airborne', () => {
  test.each([
    ['british', 'unshaded'],
    ['british', 'shaded'],
    ['irgun', 'unshaded'],
    ['irgun', 'shaded'],
  ] as const)('5.3 the %s execute its %s side: it asks nothing, and lasts', (by, side) => {
    const after = event('P18', side, by, {})
    expect(board(after).capabilities).toEqual([{ card: 'P18', side }])
    expect(asked(after)).toBe(goesOn(by))
  })
})

describe('P18 unshaded', () => {
  test('3.2.4, PR83 one piece a Troop; Police still do not count', () => {
    const game = play(
      limited('assault', { haifa: { troops: 3, police: 2, cellsActive: 4 } }, UNSHADED),
      'haifa',
    )
    expect(there(game, 'haifa', 'cellsActive')).toBe(1)
    expect(told(game, 'removed').map(({ to }) => to)).toEqual(['available', 'prison', 'available'])
  })

  test('3.2.4 a single Troop removes one', () => {
    const game = play(limited('assault', { gaza: { troops: 1, cellsActive: 1 } }, UNSHADED), 'gaza')
    expect(contents(game, 'gaza')).toEqual({ troops: 1 })
  })

  test('PR83 Underground Cells still need chits, and still guard an Arms Cache', () => {
    const spaces = { haifa: { troops: 3, cellsUnderground: 2, armsCaches: 1 } }
    const none = play(limited('assault', spaces, UNSHADED), 'haifa')
    expect(contents(none, 'haifa')).toEqual(spaces.haifa)
    const spent = play(
      limited('assault', spaces, { ...UNSHADED, intel: { 2: 1 } }),
      'haifa',
      chit(2),
    )
    expect(contents(spent, 'haifa')).toEqual({ troops: 3 })
    expect(board(spent).politicalWill).toBe(11)
    expect(asked(spent)).toBe('intel.draw by chance')
  })

  test('PR83 in the Assault of P26 too', () => {
    const spaces = { gaza: { troops: 2, cellsActive: 2 } }
    const game = play(event('P26', 'unshaded', 'british', spaces, UNSHADED), 'assault', 'gaza')
    expect(contents(game, 'gaza')).toEqual({ troops: 2 })
  })

  test('it leaves Prison as it is', () => {
    const game = play(limited('assault', { gaza: { troops: 2, cellsActive: 2 } }, UNSHADED), 'gaza')
    expect(board(game).prison).toBe(1)
  })
})

describe('P18 shaded', () => {
  test('3.2.4, PR41, PR83 all Cells of an Assault go to Available, Underground ones too', () => {
    const game = play(
      limited(
        'assault',
        { haifa: { troops: 6, cellsActive: 2, cellsUnderground: 1 } },
        { ...SHADED, intel: { 1: 1 } },
      ),
      'haifa',
      chit(1),
    )
    expect(board(game)).toMatchObject({ prison: 0, available: { cells: 13 } })
  })

  test('4.2.3, PR45, PR83 and all of a Mass Detention, whether chosen or not', () => {
    const spaces = { haifa: { troops: 3, curfew: 1, cellsActive: 1, cellsUnderground: 1 } }
    const all = play(operation('search', spaces, SHADED), 'mass-detention', 'haifa', 2)
    expect(board(all)).toMatchObject({ prison: 0, available: { cells: 13 } })
    const cell = { piece: 'cellsActive', space: 'haifa' } as const
    const chosen = play(operation('search', spaces, SHADED), 'mass-detention', 'haifa', 1, cell)
    expect(board(chosen)).toMatchObject({ prison: 0, available: { cells: 12 } })
  })

  test('PR83 a Patrol is not touched', () => {
    const spaces = { gaza: { police: 1, cellsActive: 1 } }
    const game = play(limited('patrol', spaces, SHADED), 'gaza', 'gaza')
    expect(board(game).prison).toBe(1)
  })

  test('two Troops a piece, as ever', () => {
    const game = play(limited('assault', { gaza: { troops: 3, cellsActive: 2 } }, SHADED), 'gaza')
    expect(there(game, 'gaza', 'cellsActive')).toBe(1)
  })
})
