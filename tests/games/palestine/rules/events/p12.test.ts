import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import { asked, can, event, goesOn, one, play, spacesOffered, there, told, whyNot } from '../../kit'

describe('P12 Peter Bergson, unshaded', () => {
  const CACHES = {
    galilee: { armsCaches: 2, cellsUnderground: 2 },
    gaza: { armsCaches: 1, troops: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR77 the %s choose two Arms Caches, from one space or two; no Political Will, no chit',
    (by) => {
      const game = event('P12', 'unshaded', by, CACHES)
      expect(asked(game)).toBe(`event.piece by ${by}`)
      expect(can(game, 'done')).toBe(false)
      expect(can(game, one('cellsUnderground', 'galilee'))).toBe(false)
      expect(whyNot(game, one('armsCaches', 'haifa')).reason).toBe('none-here')
      const first = play(game, one('armsCaches', 'galilee'))
      expect(can(first, 'done')).toBe(false)
      expect(can(first, one('armsCaches', 'galilee'))).toBe(true)
      const after = play(first, one('armsCaches', 'gaza'))
      expect(there(after, 'galilee', 'armsCaches')).toBe(1)
      expect(board(after)).toMatchObject({ politicalWill: 10, available: { armsCaches: 3 } })
      expect(told(after, 'intel')).toEqual([])
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR77 or the only one; or none', () => {
    const game = event('P12', 'unshaded', 'british', { gaza: { armsCaches: 1 } })
    const after = play(game, one('armsCaches', 'gaza'))
    expect(asked(after)).toBe('turn.box by irgun')
    expect(asked(event('P12', 'unshaded', 'british', {}))).toBe('turn.box by irgun')
  })
})

describe('P12 Peter Bergson, shaded', () => {
  const CELLS = {
    galilee: { cellsActive: 1 },
    gaza: { cellsUnderground: 1, armsCaches: 1 },
    lydda: { cellsUnderground: 1, armsCaches: 2 },
    haifa: { cellsActive: 1, troops: 2 },
    'railway-haifa-syria': { cellsUnderground: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR77 the %s place up to two, in one space or two, in Districts and Cities with a Cell',
    (by) => {
      const game = event('P12', 'shaded', by, { ...CELLS, lydda: { cellsUnderground: 1 } })
      expect(asked(game)).toBe(`event.space by ${by}`)
      expect(spacesOffered(game)).toEqual(['galilee', 'lydda', 'gaza', 'haifa'])
      expect(whyNot(game, 'samaria')).toEqual({ rule: 'P12', reason: 'needs-cell' })
      expect(asked(play(game, 'done'))).toBe(goesOn(by))
      const both = play(game, 'haifa', 'haifa')
      expect(there(both, 'haifa', 'armsCaches')).toBe(2)
      expect(asked(both)).toBe(goesOn(by))
      const apart = play(game, 'galilee', 'gaza')
      expect(there(apart, 'galilee', 'armsCaches')).toBe(1)
      expect(there(apart, 'gaza', 'armsCaches')).toBe(2)
    },
  )

  test('1.4.2 never on a Railway, and never a third', () => {
    const game = event('P12', 'shaded', 'irgun', CELLS, { haganah: 4 })
    expect(whyNot(game, 'railway-haifa-syria')).toEqual({
      rule: '1.4.2',
      reason: 'needs-district-or-city',
    })
    expect(whyNot(game, 'lydda')).toEqual({ rule: '1.4.2', reason: 'stacking-arms-caches' })
    const first = play(game, 'gaza')
    expect(whyNot(first, 'gaza')).toEqual({ rule: '1.4.2', reason: 'stacking-arms-caches' })
  })

  test('PR1 as many as are Available', () => {
    // Five, less one on the Track and three on the map: one is left.
    expect(asked(play(event('P12', 'shaded', 'irgun', CELLS), 'galilee'))).toBe(
      'turn.box by british',
    )
    const none = { ...CELLS, samaria: { armsCaches: 1 } }
    expect(asked(event('P12', 'shaded', 'irgun', none))).toBe('turn.box by british')
  })
})
