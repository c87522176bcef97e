import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  capability,
  contents,
  event,
  firstToAct,
  goesOn,
  limited,
  one,
  operation,
  play,
  propaganda,
  told,
} from '../../kit'

const UNSHADED = capability('P32', 'unshaded')
const SHADED = capability('P32', 'shaded')

describe('P32 Weapon Factories', () => {
  test.each([
    ['british', 'unshaded'],
    ['british', 'shaded'],
    ['irgun', 'unshaded'],
    ['irgun', 'shaded'],
  ] as const)('5.3 the %s execute its %s side: it asks nothing, and lasts', (by, side) => {
    const after = event('P32', side, by, {})
    expect(board(after).capabilities).toEqual([{ card: 'P32', side }])
    expect(asked(after)).toBe(goesOn(by))
  })
})

describe('P32 unshaded', () => {
  const MAP = {
    jerusalem: { cellsUnderground: 2, cellsActive: 1 },
    'jerusalem-district': { armsCaches: 1 },
  } as const

  test('PR97 a 1 in a Sabotage: the Cell just Activated goes to Available', () => {
    const game = play(limited('sabotage', MAP, UNSHADED), 'jerusalem', 'roll', 1)
    expect(contents(game, 'jerusalem')).toEqual({ cellsUnderground: 1, cellsActive: 1 })
    expect(board(game)).toMatchObject({ prison: 0, available: { cells: 11 } })
    expect(told(game, 'removed').at(-1)?.why).toMatchObject({ card: 'P32' })
  })

  test('PR97 the face counts: a 2 less one for Police is not a 1', () => {
    const spaces = { gaza: { police: 1, cellsUnderground: 1 } }
    const game = play(limited('sabotage', spaces, UNSHADED), 'gaza', 2)
    expect(contents(game, 'gaza')).toEqual({ police: 1, cellsActive: 1 })
  })

  test('PR97 a marker that +2 has won is placed all the same', () => {
    const cache = one('armsCaches', 'jerusalem-district')
    const game = play(limited('sabotage', MAP, UNSHADED), 'jerusalem', cache, 1)
    expect(contents(game, 'jerusalem')).toEqual({
      cellsUnderground: 1,
      cellsActive: 1,
      sabotage: 1,
    })
  })

  test('PR97 in a Terror too', () => {
    const cache = one('armsCaches', 'jerusalem-district')
    const game = play(operation('sabotage', MAP, UNSHADED), 'jerusalem', 'terror', cache, 1)
    expect(contents(game, 'jerusalem')).toEqual({ cellsUnderground: 1, cellsActive: 1, terror: 1 })
  })

  test.each(['P1', 'P15', 'P21'] as const)('PR97 in the Sabotage of %s too', (card) => {
    const railway = { 'railway-haifa-syria': { cellsUnderground: 1 } }
    const offer = event(card, 'shaded', 'irgun', railway, UNSHADED)
    const game = play(offer, 'sabotage', 'railway-haifa-syria', 1)
    expect(contents(game, 'railway-haifa-syria')).toEqual({})
    expect(asked(game)).toBe('turn.box by british')
  })

  test('PR97 in the Sabotage of P26 too', () => {
    const spaces = { gaza: { cellsUnderground: 1 } }
    const game = play(event('P26', 'unshaded', 'irgun', spaces, UNSHADED), 'sabotage', 'gaza', 1)
    expect(contents(game, 'gaza')).toEqual({})
  })

  test('a Rob that rolls a 1 costs nobody, and needs its roll', () => {
    const game = play(limited('rob', { gaza: { cellsUnderground: 1 } }, UNSHADED), 'gaza', 1)
    expect(contents(game, 'gaza')).toEqual({ cellsUnderground: 1 })
  })
})

describe('P32 shaded', () => {
  const CELLS = { gaza: { police: 1, cellsUnderground: 2 } } as const

  test('3.3.4, PR97 a Rob places an Arms Cache without a die; Police see a Cell as ever', () => {
    const game = play(limited('rob', CELLS, SHADED), 'gaza')
    expect(contents(game, 'gaza')).toEqual({
      police: 1,
      cellsUnderground: 1,
      cellsActive: 1,
      armsCaches: 1,
    })
    expect(told(game, 'rolled')).toEqual([])
    expect(asked(game)).toBe('turn.box by british')
  })

  test('PR54, PR97 within stacking, and only one that is Available', () => {
    const full = { gaza: { cellsUnderground: 1, armsCaches: 2 } }
    expect(contents(play(limited('rob', full, SHADED), 'gaza'), 'gaza')).toEqual(full.gaza)
    const none = {
      gaza: { cellsUnderground: 1 },
      lydda: { armsCaches: 2 },
      samaria: { armsCaches: 2 },
    }
    expect(contents(play(limited('rob', none, SHADED), 'gaza'), 'gaza')).toEqual(none.gaza)
  })

  test('PR13 in the Rob of a Pass and of the Expropriations too', () => {
    const pass = play(firstToAct('irgun', CELLS, SHADED), 'event', 'pass', 'gaza')
    expect(contents(pass, 'gaza')).toMatchObject({ armsCaches: 1 })
    expect(asked(pass)).toBe('turn.box by british')
    const round = play(propaganda(CELLS, { ...SHADED, intel: { 0: 1 } }), 'gaza')
    expect(contents(round, 'gaza')).toMatchObject({ armsCaches: 1 })
    expect(asked(round)).not.toBe('roll.die by chance')
  })

  test('in the Limited Rob of P22 too', () => {
    const game = play(event('P22', 'unshaded', 'irgun', CELLS, SHADED), 'left', 'rob', 'gaza')
    expect(contents(game, 'gaza')).toMatchObject({ armsCaches: 1 })
  })

  test('a Sabotage rolls, and a 1 costs nobody', () => {
    const game = play(limited('sabotage', { gaza: { cellsUnderground: 1 } }, SHADED), 'gaza', 1)
    expect(contents(game, 'gaza')).toEqual({ cellsActive: 1 })
  })
})
