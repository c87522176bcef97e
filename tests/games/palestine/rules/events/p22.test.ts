import { describe, expect, test } from 'vitest'
import { board, options, question } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  event,
  firstToAct,
  one,
  play,
  spacesOffered,
  there,
  told,
  whyNot,
} from '../../kit'

const CELLS = { haifa: { cellsUnderground: 1 }, gaza: { cellsUnderground: 1 } } as const

describe('P22 Jewish Agency: the direction', () => {
  test.each(['british', 'irgun'] as const)('PR87 the %s who execute it choose it', (by) => {
    const game = event('P22', 'unshaded', by, {})
    expect(asked(game)).toBe(`haganah.direction by ${by}`)
    expect(options(game)).toEqual(['left', 'right'])
    expect(board(play(game, 'left'))).toMatchObject({ haganah: 2, available: { cells: 10 } })
    expect(board(play(game, 'right'))).toMatchObject({
      haganah: 4,
      available: { cells: 15, armsCaches: 5 },
    })
  })

  test('PR87 at either end only the one in which the Track can move', () => {
    const atLeft = event('P22', 'unshaded', 'british', {}, { haganah: 0 })
    expect(options(atLeft)).toEqual(['right'])
    expect(whyNot(atLeft, 'left').reason).toBe('already-at-the-end')
    expect(board(play(atLeft, 'right')).haganah).toBe(1)
    const atRight = event('P22', 'unshaded', 'irgun', {}, { haganah: 4 })
    expect(options(atRight)).toEqual(['left'])
    expect(whyNot(atRight, 'right').reason).toBe('already-at-the-end')
  })

  test('5.2 it has one text', () => {
    const game = play(firstToAct('irgun', {}, {}, 'P22'), 'event')
    expect(whyNot(game, 'shaded')).toEqual({ rule: '5.2', reason: 'side-not-on-card' })
  })
})

describe('P22 executed by the British', () => {
  test('PR87 they may draw a chit; Irgun get nothing', () => {
    const game = play(event('P22', 'unshaded', 'british', CELLS), 'right')
    expect(asked(game)).toBe('event.go-on by british')
    expect(asked(play(game, 'done'))).toBe('turn.box by irgun')
    const after = play(game, 'yes', 2)
    expect(board(after).intel.held[2]).toBe(1)
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('PR29 with an empty bag it ends with the shift', () => {
    const rest = { intel: { 0: 3, 1: 3, 2: 3 } }
    const after = play(event('P22', 'unshaded', 'british', {}, rest), 'left')
    expect(asked(after)).toBe('turn.box by irgun')
    const last = event('P22', 'unshaded', 'british', {}, { intel: { 0: 3, 1: 3, 2: 2 } })
    expect(board(play(last, 'left', 'yes', 2)).intel.bag[2]).toBe(0)
  })

  test('PR24, PR25 Irgun choose what leaves the map, in the middle of it; then comes the chit', () => {
    const spaces = { gaza: { cellsUnderground: 12 } }
    const game = play(event('P22', 'unshaded', 'british', spaces), 'left')
    expect(asked(game)).toBe('haganah.piece by irgun')
    const cell = one('cellsUnderground', 'gaza')
    expect(asked(play(game, cell, cell))).toBe('event.go-on by british')
  })
})

describe('P22 executed by Irgun', () => {
  test('PR87 they may conduct one Limited Operation of any kind', () => {
    const game = play(event('P22', 'unshaded', 'irgun', CELLS), 'left')
    expect(asked(game)).toBe('grant.operation by irgun')
    expect(options(game)).toEqual(['recruit', 'travel', 'sabotage', 'rob', 'done'])
    expect(asked(play(game, 'done'))).toBe('turn.box by british')
    const sabotage = play(game, 'sabotage')
    expect(question(sabotage)?.about.limit).toBe(1)
    expect(whyNot(sabotage, 'silence')).toEqual({ rule: '2.3.4', reason: 'no-activity-now' })
    const after = play(sabotage, 'haifa', 3)
    expect(there(after, 'haifa', 'sabotage')).toBe(1)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('PR11, PR7 at the 4 that it has just reached it has a second space; an Offensive adds a third', () => {
    const spaces = { ...CELLS, samaria: { armsCaches: 1 } }
    const game = play(event('P22', 'unshaded', 'irgun', spaces), 'right', 'recruit')
    expect(question(game)?.about.limit).toBe(2)
    const two = play(game, 'haifa', 'jerusalem')
    expect(spacesOffered(two)).toEqual([])
    const paid = play(two, one('armsCaches', 'samaria'))
    expect(asked(paid)).toBe('recruit.space by irgun')
    expect(asked(play(paid, 'tel-aviv-jaffa'))).toBe('turn.box by british')
  })

  test('PR11, PR7 from 4 to 3 the second space is gone before the Operation begins', () => {
    const game = play(event('P22', 'unshaded', 'irgun', CELLS, { haganah: 4 }), 'left', 'recruit')
    expect(question(game)?.about.limit).toBe(1)
  })

  test('PR24 what the shift takes is gone before the Operation, and what it gives is there', () => {
    const spaces = { haifa: { cellsUnderground: 1 }, gaza: { cellsActive: 12 } }
    const shift = play(event('P22', 'unshaded', 'irgun', spaces), 'left')
    expect(asked(shift)).toBe('haganah.piece by irgun')
    const gaza = one('cellsActive', 'gaza')
    const without = play(shift, one('cellsUnderground', 'haifa'), gaza, gaza)
    expect(can(without, 'sabotage')).toBe(false)
    expect(whyNot(without, 'sabotage')).toEqual({ rule: '3.3.3', reason: 'no-space-for-this' })
    const given = play(event('P22', 'unshaded', 'irgun', spaces), 'right', 'recruit', 'jerusalem')
    expect(there(given, 'jerusalem', 'cellsUnderground')).toBe(1)
  })

  test('PR4 without a space for any Operation it ends with the shift', () => {
    const curfew = { police: 1, curfew: 1 }
    const closed = { haifa: curfew, 'tel-aviv-jaffa': curfew, jerusalem: curfew } as const
    const game = play(event('P22', 'unshaded', 'irgun', closed), 'left')
    // No City to Recruit in, no Cell to Travel, Sabotage or Rob with.
    expect(asked(game)).toBe('turn.box by british')
    expect(told(game, 'haganah')).toHaveLength(1)
  })
})
