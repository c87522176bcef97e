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
  whyNot,
} from '../../kit'

describe('P30 Roy Farran, unshaded', () => {
  const MAP = {
    galilee: { police: 1, cellsUnderground: 1, cellsActive: 1 },
    samaria: { police: 1, cellsUnderground: 2 },
    gaza: { police: 1, cellsActive: 1 },
    'railway-haifa-syria': { police: 1, cellsActive: 1 },
    haifa: { troops: 2, cellsActive: 1 },
    jerusalem: { police: 1, armsCaches: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR95 the %s choose up to three spaces with Police and a Cell: one Cell each, of either state',
    (by) => {
      const game = event('P30', 'unshaded', by, MAP)
      expect(asked(game)).toBe(`event.space by ${by}`)
      expect(spacesOffered(game)).toEqual(['galilee', 'samaria', 'gaza', 'railway-haifa-syria'])
      expect(whyNot(game, 'haifa')).toEqual({ rule: 'P30', reason: 'needs-police' })
      expect(whyNot(game, 'jerusalem')).toEqual({ rule: 'P30', reason: 'needs-cell' })

      const state = play(game, 'galilee')
      expect(asked(state)).toBe(`event.piece by ${by}`)
      const first = play(state, one('cellsUnderground', 'galilee'))
      expect(contents(first, 'galilee')).toEqual({ police: 1, cellsActive: 1 })
      expect(whyNot(first, 'galilee').reason).toBe('already-selected')
      const after = play(first, 'samaria', 'gaza')
      expect(there(after, 'samaria', 'cellsUnderground')).toBe(1)
      expect(board(after)).toMatchObject({ prison: 0, available: { cells: 9 } })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR17, PR95 none, or fewer, is enough', () => {
    const game = event('P30', 'unshaded', 'british', MAP)
    expect(asked(play(game, 'done'))).toBe('turn.box by irgun')
    expect(asked(play(game, 'gaza', 'done'))).toBe('turn.box by irgun')
  })

  test('PR14 without such a space nothing is asked', () => {
    expect(asked(event('P30', 'unshaded', 'british', { haifa: MAP.haifa }))).toBe(
      'turn.box by irgun',
    )
  })
})

describe('P30 Roy Farran, shaded', () => {
  const MAP = { haifa: { police: 1, curfew: 1 }, gaza: { police: 2, troops: 1 } } as const

  test.each(['british', 'irgun'] as const)(
    'PR95 the %s choose two Police on the map; Political Will −1; PR20 a Curfew left alone falls',
    (by) => {
      const game = event('P30', 'shaded', by, MAP)
      expect(asked(game)).toBe(`event.piece by ${by}`)
      expect(can(game, 'done')).toBe(false)
      expect(can(game, one('troops', 'gaza'))).toBe(false)
      const first = play(game, one('police', 'haifa'))
      expect(contents(first, 'haifa')).toEqual({})
      expect(can(first, 'done')).toBe(false)
      const after = play(first, one('police', 'gaza'))
      expect(board(after)).toMatchObject({ politicalWill: 9, available: { police: 5 } })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR95 or the only one; −1 even if there is none', () => {
    const only = play(
      event('P30', 'shaded', 'irgun', { gaza: { police: 1 } }),
      one('police', 'gaza'),
    )
    expect(board(only)).toMatchObject({ politicalWill: 9, available: { police: 6 } })
    expect(asked(only)).toBe('turn.box by british')
    const none = event('P30', 'shaded', 'irgun', { gaza: { troops: 1 } })
    expect(board(none).politicalWill).toBe(9)
    expect(asked(none)).toBe('turn.box by british')
  })

  test('not starred: P9 unshaded lessens nothing; 1.8 not below 0', () => {
    expect(
      board(event('P30', 'shaded', 'irgun', {}, capability('P9', 'unshaded'))).politicalWill,
    ).toBe(9)
    expect(board(event('P30', 'shaded', 'irgun', {}, { politicalWill: 0 })).politicalWill).toBe(0)
  })
})
