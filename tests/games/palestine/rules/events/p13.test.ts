import { describe, expect, test } from 'vitest'
import { board, question } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  capability,
  event,
  firstToAct,
  goesOn,
  operation,
  play,
  propaganda,
} from '../../kit'

const UNSHADED = capability('P13', 'unshaded')
const SHADED = capability('P13', 'shaded')

/** How many spaces the Operation that is being asked for may have. */
const limit = (game: ReturnType<typeof event>) => question(game)?.about.limit

const CELL = { gaza: { cellsUnderground: 1 } } as const

describe('P13 Palmach', () => {
  test.each([
    ['british', 'unshaded'],
    ['british', 'shaded'],
    ['irgun', 'unshaded'],
    ['irgun', 'shaded'],
  ] as const)('5.3 the %s execute its %s side: it asks nothing, and lasts', (by, side) => {
    const after = event('P13', side, by, {}, { haganah: 4 })
    expect(board(after).capabilities).toEqual([{ card: 'P13', side }])
    expect(board(after)).toMatchObject({ haganah: 4, available: { cells: 15, armsCaches: 5 } })
    expect(asked(after)).toBe(goesOn(by))
  })
})

describe('P13 unshaded', () => {
  test('6.5.3, PR78 at 4 no additional space, in any Operation, Limited or not', () => {
    for (const name of ['recruit', 'travel', 'sabotage', 'rob'] as const)
      expect(limit(operation(name, CELL, { ...UNSHADED, haganah: 4 }))).toBe(3)
    const limited = firstToAct('irgun', CELL, { ...UNSHADED, haganah: 4 })
    expect(limit(play(limited, 'limited-operation', 'recruit'))).toBe(1)
  })

  test('it holds from the next Operation on', () => {
    const game = play(
      event('P13', 'unshaded', 'british', CELL, { haganah: 4 }),
      'limited-operation',
    )
    expect(limit(play(game, 'recruit'))).toBe(1)
  })

  test('PR78 the pieces stay: a shift into 4 still gives them', () => {
    const after = event('P21', 'shaded', 'irgun', {}, { ...UNSHADED, haganah: 3 })
    expect(board(after)).toMatchObject({ haganah: 4, available: { cells: 15, armsCaches: 5 } })
  })

  test('6.2.3, PR62, PR78 so does the Arms Cache of the Propaganda Round', () => {
    const spaces = { galilee: { cellsActive: 1, police: 1 } }
    const game = propaganda(spaces, { ...UNSHADED, haganah: 4, intel: { 0: 1 } })
    expect(asked(game)).toBe('propaganda.cache by irgun')
  })

  test('PR11, PR87 in the Limited Operation of P22 as well', () => {
    const game = play(event('P22', 'unshaded', 'irgun', CELL, { ...UNSHADED, haganah: 3 }), 'right')
    expect(board(game).haganah).toBe(4)
    expect(limit(play(game, 'recruit'))).toBe(1)
  })
})

describe('P13 shaded', () => {
  test('6.5.3, PR78 at 3 as at 4: one more, never two', () => {
    for (const [haganah, most] of [
      [4, 4],
      [3, 4],
      [2, 3],
      [0, 3],
    ] as const)
      expect(limit(operation('travel', CELL, { ...SHADED, haganah }))).toBe(most)
  })

  test('PR78 in each of the four Irgun Operations', () => {
    for (const name of ['recruit', 'travel', 'sabotage', 'rob'] as const)
      expect(limit(operation(name, CELL, { ...SHADED, haganah: 3 }))).toBe(4)
  })

  test('PR7 the Track is looked at when the Operation begins', () => {
    const game = play(event('P22', 'unshaded', 'irgun', CELL, { ...SHADED, haganah: 2 }), 'right')
    expect(limit(play(game, 'recruit'))).toBe(2)
    const left = play(event('P22', 'unshaded', 'irgun', CELL, { ...SHADED, haganah: 3 }), 'left')
    expect(limit(play(left, 'recruit'))).toBe(1)
  })

  test('6.2.3, PR62 it brings no Arms Cache at 3', () => {
    const spaces = { galilee: { cellsActive: 1, police: 1 } }
    const game = propaganda(spaces, { ...SHADED, haganah: 3, intel: { 0: 1 } })
    expect(asked(game)).toBe('redeploy.police by british')
  })
})
