import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  capability,
  contents,
  event,
  goesOn,
  limited,
  operation,
  play,
  told,
} from '../../kit'

const UNSHADED = capability('P25', 'unshaded')
const SHADED = capability('P25', 'shaded')

describe('P25 Menachem Begin', () => {
  test.each([
    ['british', 'unshaded'],
    ['british', 'shaded'],
    ['irgun', 'unshaded'],
    ['irgun', 'shaded'],
  ] as const)('5.3 the %s execute its %s side: it asks nothing, and lasts', (by, side) => {
    const after = event('P25', side, by, {})
    expect(board(after).capabilities).toEqual([{ card: 'P25', side }])
    expect(asked(after)).toBe(goesOn(by))
  })
})

describe('P25 unshaded', () => {
  const CACHES = { gaza: { troops: 4, armsCaches: 2 } } as const

  test('3.2.4, PR42, PR90 each Arms Cache removed by Assault brings +2 and two chits in the stead of one', () => {
    const game = play(limited('assault', CACHES, UNSHADED), 'gaza')
    expect(asked(game)).toBe('intel.draw by chance')
    expect(board(game).politicalWill).toBe(12)
    const after = play(game, 0, 1, 2, 2)
    expect(board(after).politicalWill).toBe(14)
    expect(told(after, 'intel')).toHaveLength(4)
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('PR29 of two chits as many as the bag has', () => {
    const rest = { ...UNSHADED, intel: { 0: 3, 1: 3, 2: 2 } }
    const game = play(limited('assault', { gaza: { troops: 2, armsCaches: 1 } }, rest), 'gaza', 2)
    expect(board(game).politicalWill).toBe(12)
    expect(asked(game)).toBe('turn.box by irgun')
  })

  test('1.8 not above 20', () => {
    const rest = { ...UNSHADED, politicalWill: 19 }
    const game = play(
      limited('assault', { gaza: { troops: 2, armsCaches: 1 } }, rest),
      'gaza',
      0,
      0,
    )
    expect(board(game).politicalWill).toBe(20)
  })

  test('PR90 in the Assault of P26 too', () => {
    const game = play(
      event('P26', 'unshaded', 'british', CACHES, UNSHADED),
      'assault',
      'gaza',
      0,
      0,
      0,
      1,
    )
    expect(contents(game, 'gaza')).toEqual({ troops: 4 })
    expect(board(game).politicalWill).toBe(14)
  })

  test('PR90 not for what P12 removes, nor for Propagandize', () => {
    const piece = { piece: 'armsCaches', space: 'gaza' } as const
    const bergson = play(event('P12', 'unshaded', 'british', CACHES, UNSHADED), piece, piece)
    expect(board(bergson).politicalWill).toBe(10)
    const spaces = { haifa: { police: 1, curfew: 1, cellsActive: 1 } }
    const game = play(operation('travel', spaces, UNSHADED), 'propagandize', 'haifa')
    expect(board(game).politicalWill).toBe(9)
  })
})

describe('P25 shaded', () => {
  const TWO = {
    haifa: { police: 1, curfew: 1, cellsActive: 1 },
    jerusalem: { troops: 1, curfew: 1, cellsUnderground: 1 },
  } as const

  test('4.3.2, PR56, PR90 Propagandize costs 2 for each City', () => {
    const game = play(operation('travel', TWO, SHADED), 'propagandize', 'haifa')
    expect(board(game).politicalWill).toBe(8)
    const both = play(game, 'jerusalem')
    expect(board(both).politicalWill).toBe(6)
    expect(contents(both, 'jerusalem')).toEqual({ troops: 1, curfew: 1, cellsActive: 1 })
  })

  test('in the Propagandize of P26 too', () => {
    const game = play(
      event('P26', 'unshaded', 'irgun', TWO, SHADED),
      'sabotage',
      'propagandize',
      'haifa',
      'done',
    )
    expect(board(game).politicalWill).toBe(8)
  })

  test('1.8 not below 0; and an Assault is as ever', () => {
    const low = play(
      operation('travel', TWO, { ...SHADED, politicalWill: 1 }),
      'propagandize',
      'haifa',
    )
    expect(board(low)).toMatchObject({ politicalWill: 0, outcome: null })
    const game = play(limited('assault', { gaza: { troops: 2, armsCaches: 1 } }, SHADED), 'gaza', 1)
    expect(board(game).politicalWill).toBe(11)
    expect(asked(game)).toBe('turn.box by irgun')
  })

  test('6.1 the Political Will Phase is not touched', () => {
    const after = event('P24', 'shaded', 'irgun', { haifa: { terror: 1 } }, SHADED)
    expect(board(after).politicalWill).toBe(9)
  })
})
