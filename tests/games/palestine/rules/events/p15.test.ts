import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import { asked, can, event, goesOn, one, play, spacesOffered, there, told, whyNot } from '../../kit'

describe('P15 Chaim Weizmann, unshaded', () => {
  const MARKED = {
    galilee: { sabotage: 2 },
    haifa: { sabotage: 1, terror: 1 },
    jerusalem: { terror: 2 },
    'railway-haifa-syria': { sabotage: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR80 Haganah to the left; then the %s may remove one Sabotage marker anywhere',
    (by) => {
      const game = event('P15', 'unshaded', by, MARKED)
      expect(board(game).haganah).toBe(2)
      expect(asked(game)).toBe(`event.space by ${by}`)
      expect(spacesOffered(game)).toEqual(['galilee', 'haifa', 'railway-haifa-syria'])
      expect(whyNot(game, 'jerusalem')).toEqual({ rule: 'P15', reason: 'needs-sabotage' })
      const after = play(game, 'galilee')
      expect(there(after, 'galilee', 'sabotage')).toBe(1)
      expect(asked(after)).toBe(goesOn(by))
      const none = play(game, 'done')
      expect(there(none, 'galilee', 'sabotage')).toBe(2)
      expect(asked(none)).toBe(goesOn(by))
    },
  )

  test('PR26, 5.1.3 at 0 the Track stays, and the marker can be removed', () => {
    const game = event('P15', 'unshaded', 'british', MARKED, { haganah: 0 })
    expect(told(game, 'haganah')).toEqual([])
    expect(asked(game)).toBe('event.space by british')
  })

  test('5.1.3 without a marker only the shift; Irgun choose what it takes', () => {
    const game = event('P15', 'unshaded', 'british', { gaza: { cellsActive: 13 } })
    expect(asked(game)).toBe('haganah.piece by irgun')
    const cell = one('cellsActive', 'gaza')
    expect(asked(play(game, cell, cell, cell))).toBe('turn.box by irgun')
  })
})

describe('P15 Chaim Weizmann, shaded', () => {
  const CELLS = {
    haifa: { cellsUnderground: 1 },
    gaza: { cellsUnderground: 1, armsCaches: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR80, PR15 executed by the %s: to the right; then Irgun may Sabotage in one space',
    (by) => {
      const offer = event('P15', 'shaded', by, CELLS, { haganah: 1 })
      expect(board(offer).haganah).toBe(2)
      expect(asked(offer)).toBe('grant.operation by irgun')
      expect(asked(play(offer, 'done'))).toBe(goesOn(by))
      const after = play(offer, 'sabotage', 'haifa', 3)
      expect(there(after, 'haifa', 'sabotage')).toBe(1)
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR11 one space, also at the 4 that it has just reached; no Offensive, no Terror', () => {
    const game = play(event('P15', 'shaded', 'irgun', CELLS), 'sabotage')
    expect(board(game).haganah).toBe(4)
    expect(can(game, one('armsCaches', 'gaza'))).toBe(false)
    expect(whyNot(game, 'terror').reason).toBe('no-activity-now')
    expect(asked(play(game, 'haifa', 6))).toBe('turn.box by british')
  })

  test('3.3.3 an Arms Cache for +2 as usual', () => {
    const game = play(event('P15', 'shaded', 'irgun', CELLS), 'sabotage', 'gaza')
    const after = play(game, one('armsCaches', 'gaza'), 1)
    expect(there(after, 'gaza', 'sabotage')).toBe(1)
  })

  test('PR26 at 4 the Track stays; the Sabotage is offered', () => {
    const game = event('P15', 'shaded', 'irgun', CELLS, { haganah: 4 })
    expect(told(game, 'haganah')).toEqual([])
    expect(asked(game)).toBe('grant.operation by irgun')
  })

  test('without an Underground Cell only the shift', () => {
    const after = event('P15', 'shaded', 'irgun', { haifa: { cellsActive: 2 } })
    expect(board(after).haganah).toBe(4)
    expect(asked(after)).toBe('turn.box by british')
  })
})
