import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import {
  asked,
  can,
  capability,
  chit,
  contents,
  event,
  goesOn,
  limited,
  operation,
  play,
  spacesOffered,
  there,
  told,
  whyNot,
} from '../../kit'

const UNSHADED = capability('P23', 'unshaded')
const SHADED = capability('P23', 'shaded')
const police = (from: string, to: string, number: number) =>
  ({ piece: 'police', from, to, number }) as never

describe('P23 Road Mines', () => {
  test.each([
    ['british', 'unshaded'],
    ['british', 'shaded'],
    ['irgun', 'unshaded'],
    ['irgun', 'shaded'],
  ] as const)('5.3 the %s execute its %s side: it asks nothing, and lasts', (by, side) => {
    const after = event('P23', side, by, {})
    expect(board(after).capabilities).toEqual([{ card: 'P23', side }])
    expect(asked(after)).toBe(goesOn(by))
  })
})

describe('P23 unshaded', () => {
  const MAP = {
    galilee: { police: 1, cellsActive: 1 },
    gaza: { police: 1, cellsActive: 1 },
    haifa: { police: 1, cellsActive: 1 },
  } as const

  test('PR88 a Patrol may remove Cells in two selected spaces', () => {
    const removal = play(
      operation('patrol', MAP, UNSHADED),
      'galilee',
      'done',
      'gaza',
      'done',
      'done',
    )
    expect(asked(removal)).toBe('patrol.remove by british')
    expect(whyNot(removal, 'haifa')).toEqual({ rule: '3.2.2', reason: 'not-selected' })
    // Negotiate could come between the two.
    const first = play(removal, 'galilee', 'done')
    expect(asked(first)).toBe('patrol.remove by british')
    const second = play(first, 'gaza')
    expect(board(second).prison).toBe(2)
  })

  test('PR88 not in three, however many are selected', () => {
    const after = play(
      operation('patrol', MAP, UNSHADED),
      ...(['galilee', 'done', 'gaza', 'done', 'haifa', 'done'] as const),
      ...(['done', 'galilee', 'done', 'gaza', 'done'] as const),
    )
    expect(board(after).prison).toBe(2)
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('PR88 the second may be left out', () => {
    const first = play(
      operation('patrol', MAP, UNSHADED),
      ...(['galilee', 'done', 'gaza', 'done', 'done', 'galilee', 'done', 'done'] as const),
    )
    expect(board(first).prison).toBe(1)
    expect(asked(first)).toBe('turn.box by irgun')
  })

  test('PR88 a Limited Patrol has only one space, unless a chit adds another', () => {
    const one = play(limited('patrol', MAP, UNSHADED), 'galilee', 'done', 'galilee')
    expect(asked(one)).toBe('turn.box by irgun')
    const two = play(
      limited('patrol', MAP, { ...UNSHADED, intel: { 0: 1 } }),
      ...(['galilee', 'done', chit(0), 'gaza', 'done', 'galilee', 'gaza'] as const),
    )
    expect(board(two).prison).toBe(2)
  })

  test('without the card one space only', () => {
    const game = play(
      operation('patrol', MAP),
      'galilee',
      'done',
      'gaza',
      'done',
      'done',
      'galilee',
    )
    expect(asked(game)).toBe('turn.activity by british')
    expect(asked(play(game, 'done'))).toBe('turn.box by irgun')
  })
})

describe('P23 shaded', () => {
  const MAP = {
    gaza: { sabotage: 1, cellsActive: 2 },
    galilee: { sabotage: 2, cellsUnderground: 1 },
    samaria: { cellsUnderground: 1 },
    haifa: { police: 3, terror: 1, cellsActive: 1 },
  } as const

  test('PR88 Police who move to a Sabotage marker: one roll for the space, on 1–3 one of them goes', () => {
    const moved = play(limited('patrol', MAP, SHADED), 'gaza', police('haifa', 'gaza', 2), 'done')
    expect(asked(moved)).toBe('roll.die by chance')
    const hit = play(moved, 3)
    expect(there(hit, 'gaza', 'police')).toBe(1)
    expect(board(hit).available.police).toBe(4)
    expect(asked(hit)).toBe('patrol.remove by british')
    expect(board(play(hit, 'gaza')).prison).toBe(1)
    const missed = play(moved, 4)
    expect(there(missed, 'gaza', 'police')).toBe(2)
    expect(told(missed, 'rolled')).toMatchObject([{ die: 4, test: 'at-most', success: false }])
  })

  test('PR88 as soon as the movement into it is over, before the next space', () => {
    const moved = play(operation('patrol', MAP, SHADED), 'gaza', police('haifa', 'gaza', 1), 'done')
    expect(asked(moved)).toBe('roll.die by chance')
    const next = play(moved, 1, 'galilee', police('haifa', 'galilee', 1), 'done')
    expect(asked(next)).toBe('roll.die by chance')
    expect(contents(next, 'gaza')).toEqual({ sabotage: 1, cellsActive: 2 })
  })

  test('PR88 not where no Police have moved, nor without a marker, nor for Terror', () => {
    const none = play(operation('patrol', MAP, SHADED), 'gaza', 'done')
    expect(asked(none)).toBe('patrol.space by british')
    const clear = play(
      operation('patrol', MAP, SHADED),
      'samaria',
      police('haifa', 'samaria', 1),
      'done',
    )
    expect(asked(clear)).toBe('patrol.space by british')
    const spaces = { ...MAP, lydda: { police: 1 } }
    const terror = play(operation('patrol', spaces, SHADED), 'haifa', police('lydda', 'haifa', 1))
    expect(asked(terror)).toBe('patrol.space by british')
  })

  test('PR88, PR33 who goes was one of those who came: who stood there may still move, and no other', () => {
    const spaces = {
      gaza: { sabotage: 1, police: 1, cellsActive: 1 },
      haifa: { police: 2 },
      samaria: { cellsUnderground: 1 },
    }
    const game = play(
      operation('patrol', spaces, SHADED),
      'gaza',
      police('haifa', 'gaza', 2),
      2,
      'samaria',
    )
    expect(there(game, 'gaza', 'police')).toBe(2)
    expect(can(game, police('gaza', 'samaria', 1))).toBe(true)
    expect(can(game, police('gaza', 'samaria', 2))).toBe(false)
  })

  test('with the only Police gone nothing is removed', () => {
    const spaces = { gaza: { sabotage: 1, cellsActive: 1 }, haifa: { police: 1 } }
    const game = play(limited('patrol', spaces, SHADED), 'gaza', police('haifa', 'gaza', 1), 1)
    expect(contents(game, 'gaza')).toEqual({ sabotage: 1, cellsActive: 1 })
    expect(asked(game)).toBe('turn.box by irgun')
  })

  test('a Deploy, and Police placed on Railways by P10, drive over no mine', () => {
    const deploy = play(
      limited('deploy', { gaza: { troops: 2, sabotage: 1 } }, SHADED),
      'gaza',
      'done',
    )
    expect(asked(deploy)).toBe('turn.box by irgun')
    const railway = { 'railway-haifa-syria': { sabotage: 1 } }
    const placed = play(event('P10', 'unshaded', 'british', railway, SHADED), 'railway-haifa-syria')
    expect(spacesOffered(placed)).toHaveLength(4)
  })
})
