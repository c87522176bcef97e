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
  one,
  operation,
  play,
  there,
} from '../../kit'

const UNSHADED = capability('P17', 'unshaded')
const SHADED = capability('P17', 'shaded')

describe('P17 Bevingrads', () => {
  test.each([
    ['british', 'unshaded'],
    ['british', 'shaded'],
    ['irgun', 'unshaded'],
    ['irgun', 'shaded'],
  ] as const)('5.3 the %s execute its %s side: it asks nothing, and lasts', (by, side) => {
    const after = event('P17', side, by, {})
    expect(board(after).capabilities).toEqual([{ card: 'P17', side }])
    expect(asked(after)).toBe(goesOn(by))
  })
})

describe('P17 unshaded', () => {
  const CITY = {
    haifa: { cellsUnderground: 1, police: 0 },
    'haifa-district': { armsCaches: 1 },
  } as const
  const terror = (die: number, rest = {}) =>
    play(operation('sabotage', CITY, rest), 'haifa', 'terror', 'roll', die)

  test('4.3.3, PR58, PR82 Terror places one marker; from 6 the Track shifts all the same', () => {
    const game = terror(6, UNSHADED)
    expect(there(game, 'haifa', 'terror')).toBe(1)
    expect(board(game).haganah).toBe(2)
    expect(there(terror(6), 'haifa', 'terror')).toBe(2)
  })

  test('a plain success still places one, a failure none', () => {
    expect(there(terror(5, UNSHADED), 'haifa', 'terror')).toBe(1)
    expect(board(terror(5, UNSHADED)).haganah).toBe(3)
    expect(there(terror(2, UNSHADED), 'haifa', 'terror')).toBe(0)
  })

  test('in the Terror of P26 too', () => {
    const game = play(
      event('P26', 'unshaded', 'irgun', CITY, UNSHADED),
      'sabotage',
      'haifa',
      'terror',
      one('armsCaches', 'haifa-district'),
      4,
    )
    expect(there(game, 'haifa', 'terror')).toBe(1)
    expect(board(game).haganah).toBe(2)
  })

  test('a Search is as ever', () => {
    const spaces = { haifa: { troops: 3, cellsUnderground: 1 } }
    expect(there(play(limited('search', spaces, UNSHADED), 'haifa'), 'haifa', 'cellsActive')).toBe(
      1,
    )
  })
})

describe('P17 shaded', () => {
  const SEVEN = { haifa: { troops: 6, police: 1, cellsUnderground: 8 } } as const

  test('3.2.3, PR82 in a City a Cell for every four cubes, Police included; the Curfew as ever', () => {
    const game = play(limited('search', SEVEN, SHADED), 'haifa')
    expect(contents(game, 'haifa')).toMatchObject({ cellsActive: 1, curfew: 1 })
  })

  test('PR82 unless a chit is used', () => {
    const game = play(
      limited('search', SEVEN, { ...SHADED, intel: { 0: 1 } }),
      'haifa',
      'done',
      chit(0),
    )
    expect(there(game, 'haifa', 'cellsActive')).toBe(7)
  })

  test('in Districts and on Railways two, as ever', () => {
    for (const space of ['gaza', 'railway-haifa-syria'] as const) {
      const searched = { [space]: { troops: 2, cellsUnderground: 1 } }
      expect(there(play(limited('search', searched, SHADED), space), space, 'cellsActive')).toBe(1)
    }
  })

  test('Terror is as ever', () => {
    const spaces = { haifa: { cellsUnderground: 1 } }
    const game = play(operation('sabotage', spaces, SHADED), 'haifa', 'terror', 6)
    expect(there(game, 'haifa', 'terror')).toBe(2)
  })
})
