import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  capability,
  contents,
  event,
  goesOn,
  one,
  play,
  spacesOffered,
  there,
  told,
  whyNot,
} from '../../kit'

describe('P31 Dov Gruner, unshaded', () => {
  const MAP = {
    galilee: { troops: 1, cellsUnderground: 1, cellsActive: 1 },
    'railway-haifa-syria': { troops: 1, cellsUnderground: 1 },
    gaza: { police: 2, cellsActive: 1 },
    haifa: { troops: 2, armsCaches: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR96 the %s choose a Cell, of either state, that stands with a Troop: to Prison',
    (by) => {
      const game = event('P31', 'unshaded', by, MAP)
      expect(asked(game)).toBe(`event.space by ${by}`)
      expect(can(game, 'done')).toBe(false)
      expect(spacesOffered(game)).toEqual(['galilee', 'railway-haifa-syria'])
      expect(whyNot(game, 'gaza')).toEqual({ rule: 'P31', reason: 'needs-troops' })
      expect(whyNot(game, 'haifa')).toEqual({ rule: 'P31', reason: 'needs-cell' })
      const after = play(game, 'galilee', one('cellsActive', 'galilee'))
      expect(contents(after, 'galilee')).toEqual({ troops: 1, cellsUnderground: 1 })
      expect(board(after).prison).toBe(1)
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('P18 shaded touches Assault and Mass Detention only', () => {
    const game = event('P31', 'unshaded', 'british', MAP, capability('P18', 'shaded'))
    expect(board(play(game, 'railway-haifa-syria')).prison).toBe(1)
  })

  test('PR14 without such a Cell nothing is asked', () => {
    const after = event('P31', 'unshaded', 'irgun', { gaza: MAP.gaza, haifa: MAP.haifa })
    expect(asked(after)).toBe('turn.box by british')
  })
})

describe('P31 Dov Gruner, shaded', () => {
  test.each(['british', 'irgun'] as const)(
    'PR96 the %s place up to three, one by one, in Districts and Cities, several in one allowed',
    (by) => {
      const curfew = { haifa: { police: 1, curfew: 1 } }
      const game = event('P31', 'shaded', by, curfew)
      expect(asked(game)).toBe(`event.space by ${by}`)
      expect(spacesOffered(game)).toHaveLength(9)
      expect(whyNot(game, 'railway-haifa-syria')).toEqual({
        rule: 'P31',
        reason: 'needs-district-or-city',
      })
      expect(asked(play(game, 'done'))).toBe(goesOn(by))
      const after = play(game, 'haifa', 'haifa', 'gaza')
      expect(there(after, 'haifa', 'cellsUnderground')).toBe(2)
      expect(there(after, 'gaza', 'cellsUnderground')).toBe(1)
      expect(board(after).available.cells).toBe(10)
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR1 as many as are Available; PR17 fewer are enough', () => {
    const two = event('P31', 'shaded', 'irgun', { gaza: { cellsActive: 11 } })
    expect(asked(play(two, 'haifa', 'haifa'))).toBe('turn.box by british')
    expect(asked(play(two, 'haifa', 'done'))).toBe('turn.box by british')
    const none = event('P31', 'shaded', 'irgun', { gaza: { cellsActive: 10 } }, { prison: 3 })
    expect(told(none, 'placed')).toEqual([])
    expect(asked(none)).toBe('turn.box by british')
  })
})
