import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  contents,
  event,
  goesOn,
  one,
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../kit'

describe('P7 Lehi, unshaded', () => {
  const CELLS = {
    galilee: { cellsUnderground: 2, cellsActive: 1 },
    samaria: { cellsUnderground: 1, armsCaches: 2 },
    haifa: { cellsActive: 1, cellsUnderground: 1 },
    'railway-haifa-syria': { cellsUnderground: 2 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR72 the %s choose where and of which state: one each, where at least two Cells stand',
    (by) => {
      const game = event('P7', 'unshaded', by, CELLS)
      expect(asked(game)).toBe(`event.space by ${by}`)
      expect(spacesOffered(game)).toEqual(['galilee', 'haifa', 'railway-haifa-syria'])
      expect(whyNot(game, 'samaria')).toEqual({ rule: 'P7', reason: 'needs-two-cells' })

      const piece = play(game, 'galilee')
      expect(asked(piece)).toBe(`event.piece by ${by}`)
      const first = play(piece, one('cellsActive', 'galilee'))
      expect(contents(first, 'galilee')).toEqual({ cellsUnderground: 2 })
      expect(board(first)).toMatchObject({ prison: 0, available: { cells: 6 } })
      // Two are left there, but one a space is all.
      expect(whyNot(first, 'galilee').reason).toBe('already-selected')

      const railway = play(first, 'railway-haifa-syria')
      expect(there(railway, 'railway-haifa-syria', 'cellsUnderground')).toBe(1)
      const all = play(railway, 'haifa', one('cellsUnderground', 'haifa'))
      expect(contents(all, 'haifa')).toEqual({ cellsActive: 1 })
      expect(asked(all)).toBe(goesOn(by))
    },
  )

  test('PR17 none, or fewer, is enough', () => {
    const game = event('P7', 'unshaded', 'irgun', CELLS)
    const none = play(game, 'done')
    expect(contents(none, 'galilee')).toEqual(CELLS.galilee)
    expect(asked(none)).toBe('turn.box by british')
    expect(asked(play(game, 'railway-haifa-syria', 'done'))).toBe('turn.box by british')
  })

  test('PR14 without such a space nothing is asked', () => {
    const after = event('P7', 'unshaded', 'british', { samaria: CELLS.samaria })
    expect(asked(after)).toBe('turn.box by irgun')
  })
})

describe('P7 Lehi, shaded', () => {
  const MAP = {
    haifa: { police: 2, cellsUnderground: 1, curfew: 1 },
    jerusalem: { police: 1, cellsUnderground: 2, curfew: 1 },
    galilee: { police: 1, cellsActive: 2 },
    gaza: { troops: 1, cellsUnderground: 1 },
    'railway-haifa-syria': { police: 1, cellsUnderground: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR72 the %s choose: one Police each, where an Underground Cell stands',
    (by) => {
      const game = event('P7', 'shaded', by, MAP)
      expect(asked(game)).toBe(`event.space by ${by}`)
      expect(spacesOffered(game)).toEqual(['haifa', 'jerusalem', 'railway-haifa-syria'])
      expect(whyNot(game, 'galilee')).toEqual({ rule: 'P7', reason: 'needs-underground-cell' })
      expect(whyNot(game, 'gaza')).toEqual({ rule: 'P7', reason: 'needs-police' })
      const after = play(game, 'haifa')
      expect(contents(after, 'haifa')).toEqual({ police: 1, cellsUnderground: 1, curfew: 1 })
      expect(whyNot(after, 'haifa').reason).toBe('already-selected')
      const all = play(after, 'jerusalem', 'railway-haifa-syria')
      expect(board(all).available.police).toBe(4)
      expect(asked(all)).toBe(goesOn(by))
    },
  )

  test('PR20 a Curfew falls with the last of the British', () => {
    const after = play(event('P7', 'shaded', 'irgun', MAP), 'jerusalem')
    expect(contents(after, 'jerusalem')).toEqual({ cellsUnderground: 2 })
  })

  test('PR17 none is enough', () => {
    const game = event('P7', 'shaded', 'british', MAP)
    expect(can(game, 'done')).toBe(true)
    expect(asked(play(game, 'done'))).toBe('turn.box by irgun')
  })
})
