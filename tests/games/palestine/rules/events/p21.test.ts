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
  told,
  whyNot,
} from '../../kit'

describe('P21 United Resistance Movement, unshaded', () => {
  const CELLS = { galilee: { cellsUnderground: 2 }, haifa: { cellsActive: 1, troops: 1 } } as const

  test.each(['british', 'irgun'] as const)(
    'PR86 Haganah to the left; then the %s remove up to two Cells, of either state, to Available',
    (by) => {
      const game = event('P21', 'unshaded', by, CELLS)
      expect(board(game)).toMatchObject({ haganah: 2, available: { cells: 7 } })
      expect(asked(game)).toBe(`event.piece by ${by}`)
      expect(whyNot(game, one('cellsActive', 'galilee')).reason).toBe('none-here')
      const after = play(game, one('cellsActive', 'haifa'), one('cellsUnderground', 'galilee'))
      expect(board(after)).toMatchObject({ prison: 0, available: { cells: 9 } })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR17 one, or none, is enough', () => {
    const game = event('P21', 'unshaded', 'british', CELLS)
    expect(asked(play(game, 'done'))).toBe('turn.box by irgun')
    expect(asked(play(game, one('cellsActive', 'haifa'), 'done'))).toBe('turn.box by irgun')
  })

  test('PR86 they come on top of all that the Track takes, which Irgun choose', () => {
    const spaces = { galilee: { cellsUnderground: 6 }, gaza: { cellsActive: 6 } }
    const shift = event('P21', 'unshaded', 'british', spaces)
    expect(asked(shift)).toBe('haganah.piece by irgun')
    const gaza = one('cellsActive', 'gaza')
    const taken = play(shift, gaza, gaza)
    expect(asked(taken)).toBe('event.piece by british')
    const after = play(taken, gaza, one('cellsUnderground', 'galilee'))
    expect(board(after).available.cells).toBe(2)
    expect(there(after, 'gaza', 'cellsActive')).toBe(3)
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('PR86 from 4 the Arms Cache goes too', () => {
    const spaces = { gaza: { armsCaches: 2 }, lydda: { armsCaches: 2 }, samaria: { armsCaches: 1 } }
    const game = event('P21', 'unshaded', 'british', spaces, { haganah: 4 })
    expect(asked(game)).toBe('haganah.piece by irgun')
    const after = play(game, one('armsCaches', 'gaza'))
    expect(board(after)).toMatchObject({ haganah: 3, available: { armsCaches: 0, cells: 13 } })
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('PR26, 5.1.3 at 0 only the Cells', () => {
    const game = event('P21', 'unshaded', 'irgun', CELLS, { haganah: 0 })
    expect(told(game, 'haganah')).toEqual([])
    expect(asked(game)).toBe('event.piece by irgun')
  })
})

describe('P21 United Resistance Movement, shaded', () => {
  const MAP = {
    'railway-egypt-tel-aviv': { cellsUnderground: 2 },
    'railway-tel-aviv-jerusalem': { cellsUnderground: 1, police: 1 },
    'railway-tel-aviv-haifa': { cellsActive: 1 },
    'railway-haifa-syria': { cellsUnderground: 1 },
    haifa: { cellsUnderground: 1 },
    gaza: { armsCaches: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR86, PR15 executed by the %s: to the right; then Irgun may Sabotage each Railway once',
    (by) => {
      const offer = event('P21', 'shaded', by, MAP)
      expect(board(offer).haganah).toBe(4)
      expect(asked(offer)).toBe('grant.operation by irgun')
      expect(asked(play(offer, 'done'))).toBe(goesOn(by))
      const game = play(offer, 'sabotage')
      expect(spacesOffered(game)).toEqual([
        'railway-egypt-tel-aviv',
        'railway-tel-aviv-jerusalem',
        'railway-haifa-syria',
      ])
      expect(whyNot(game, 'haifa')).toEqual({ rule: 'P21', reason: 'needs-railway' })
      expect(whyNot(game, 'railway-tel-aviv-haifa').reason).toBe('needs-underground-cell')

      const first = play(game, 'railway-haifa-syria', 3)
      expect(contents(first, 'railway-haifa-syria')).toEqual({ cellsActive: 1, sabotage: 1 })
      const second = play(first, 'railway-tel-aviv-jerusalem', 3)
      expect(contents(second, 'railway-tel-aviv-jerusalem')).toEqual({ police: 1, cellsActive: 1 })
      const third = play(second, 'railway-egypt-tel-aviv', 'roll', 6)
      // One Underground Cell is left on that Railway, but once each is all.
      expect(contents(third, 'railway-egypt-tel-aviv')).toEqual({
        cellsUnderground: 1,
        cellsActive: 1,
        sabotage: 1,
      })
      expect(asked(third)).toBe(goesOn(by))
    },
  )

  test('PR86 all four, if Irgun can; or one, and enough', () => {
    const four = { ...MAP, 'railway-tel-aviv-haifa': { cellsUnderground: 1 } }
    const game = play(event('P21', 'shaded', 'irgun', four), 'sabotage')
    const all = play(
      game,
      ...(['railway-haifa-syria', 1, 'railway-tel-aviv-haifa', 1] as const),
      ...(['railway-tel-aviv-jerusalem', 1, 'railway-egypt-tel-aviv', 'roll', 1] as const),
    )
    expect(asked(all)).toBe('turn.box by british')
    expect(asked(play(game, 'railway-haifa-syria', 1, 'done'))).toBe('turn.box by british')
  })

  test('PR86 an Arms Cache for +2 as usual; no Offensive, no Terror', () => {
    const game = play(event('P21', 'shaded', 'irgun', MAP), 'sabotage')
    const cache = one('armsCaches', 'gaza')
    expect(can(game, cache)).toBe(false)
    expect(whyNot(game, 'silence').reason).toBe('no-activity-now')
    const roll = play(game, 'railway-egypt-tel-aviv')
    expect(whyNot(roll, 'terror').reason).toBe('no-activity-now')
    expect(there(play(roll, cache, 1), 'railway-egypt-tel-aviv', 'sabotage')).toBe(1)
  })

  test('PR26 at 4 the Sabotage alone; without a Cell there the shift alone', () => {
    const offer = event('P21', 'shaded', 'irgun', MAP, { haganah: 4 })
    expect(told(offer, 'haganah')).toEqual([])
    expect(asked(offer)).toBe('grant.operation by irgun')
    const after = event('P21', 'shaded', 'irgun', { haifa: { cellsUnderground: 1 } })
    expect(board(after).haganah).toBe(4)
    expect(asked(after)).toBe('turn.box by british')
  })
})
