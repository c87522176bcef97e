import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import { asked, can, event, goesOn, one, play, there, told, whyNot } from '../../kit'

describe('P19 Rome Embassy Bombing, unshaded', () => {
  const MAP = {
    galilee: { cellsUnderground: 1, cellsActive: 1, armsCaches: 1 },
    haifa: { cellsActive: 1, troops: 2 },
    gaza: { armsCaches: 2 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR84 the %s choose up to two Cells and one Arms Cache, from any spaces; +1 for the Arms Cache',
    (by) => {
      const game = event('P19', 'unshaded', by, MAP)
      expect(asked(game)).toBe(`event.piece by ${by}`)
      expect(can(game, one('troops', 'haifa'))).toBe(false)
      expect(whyNot(game, one('cellsUnderground', 'haifa')).reason).toBe('none-here')
      const two = play(game, one('cellsUnderground', 'galilee'), one('cellsActive', 'haifa'))
      expect(asked(two)).toBe(`event.piece by ${by}`)
      expect(can(two, one('cellsActive', 'galilee'))).toBe(false)
      const after = play(two, one('armsCaches', 'gaza'))
      expect(there(after, 'gaza', 'armsCaches')).toBe(1)
      expect(board(after)).toMatchObject({
        politicalWill: 11,
        prison: 0,
        available: { cells: 12, armsCaches: 2 },
      })
      expect(told(after, 'intel')).toEqual([])
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR17, PR84 Cells alone bring nothing; none at all is enough', () => {
    const game = event('P19', 'unshaded', 'british', MAP)
    const cell = play(game, one('cellsActive', 'galilee'), 'done', 'done')
    expect(board(cell).politicalWill).toBe(10)
    expect(asked(cell)).toBe('turn.box by irgun')
    expect(told(play(game, 'done', 'done'), 'removed')).toEqual([])
  })

  test('an Arms Cache without a Cell; with P25 unshaded, PR90: +1 and no chit all the same', () => {
    const after = play(
      event(
        'P19',
        'unshaded',
        'irgun',
        { gaza: MAP.gaza },
        {
          played: ['P25'],
          capabilities: [{ card: 'P25', side: 'unshaded' }],
        },
      ),
      one('armsCaches', 'gaza'),
    )
    expect(board(after).politicalWill).toBe(11)
    expect(told(after, 'intel')).toEqual([])
    expect(asked(after)).toBe('turn.box by british')
  })

  test('PR14 on an empty map nothing is asked', () => {
    expect(asked(event('P19', 'unshaded', 'british', {}))).toBe('turn.box by irgun')
  })
})

describe('P19 Rome Embassy Bombing, shaded', () => {
  test.each(['british', 'irgun'] as const)(
    'PR84 executed by the %s: a roll above 2 costs 2',
    (by) => {
      const game = event('P19', 'shaded', by, {})
      expect(asked(game)).toBe('roll.die by chance')
      expect(board(play(game, 3)).politicalWill).toBe(8)
      const failed = play(game, 2)
      expect(board(failed).politicalWill).toBe(10)
      expect(asked(failed)).toBe(goesOn(by))
      expect(told(failed, 'rolled')).toMatchObject([{ die: 2, target: 2, success: false }])
    },
  )

  test('1.8 not below 0', () => {
    const after = play(event('P19', 'shaded', 'irgun', {}, { politicalWill: 1 }), 6)
    expect(board(after).politicalWill).toBe(0)
  })
})
