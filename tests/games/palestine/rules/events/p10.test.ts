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

describe('P10 Palestine Police Force, unshaded', () => {
  const FOUR = { haifa: { police: 4 } } as const

  test.each(['british', 'irgun'] as const)(
    'PR75 the %s choose how many Available Police, and which Railways; several may go to one',
    (by) => {
      const game = event('P10', 'unshaded', by, FOUR)
      expect(asked(game)).toBe(`event.space by ${by}`)
      expect(spacesOffered(game)).toHaveLength(4)
      expect(whyNot(game, 'haifa')).toEqual({ rule: 'P10', reason: 'needs-railway' })
      const one = play(game, 'railway-haifa-syria')
      expect(there(one, 'railway-haifa-syria', 'police')).toBe(1)
      expect(asked(play(one, 'done'))).toBe(goesOn(by))
      const both = play(one, 'railway-haifa-syria')
      expect(there(both, 'railway-haifa-syria', 'police')).toBe(2)
      expect(asked(both)).toBe(goesOn(by))
    },
  )

  test('PR17 none is enough', () => {
    const after = play(event('P10', 'unshaded', 'irgun', FOUR), 'done')
    expect(told(after, 'placed')).toEqual([])
    expect(asked(after)).toBe('turn.box by british')
  })

  test('PR1 with none Available nothing is asked', () => {
    const after = event('P10', 'unshaded', 'british', { haifa: { police: 6 } })
    expect(asked(after)).toBe('turn.box by irgun')
  })
})

describe('P10 Palestine Police Force, shaded', () => {
  const FIVE = {
    haifa: { police: 1, curfew: 1 },
    gaza: { police: 3, troops: 1 },
    'railway-haifa-syria': { police: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR75 the %s choose half of the Police on the map, rounded down; PR20 a Curfew left alone falls',
    (by) => {
      const game = event('P10', 'shaded', by, FIVE)
      expect(asked(game)).toBe(`event.piece by ${by}`)
      expect(can(game, 'done')).toBe(false)
      expect(can(game, one('troops', 'gaza'))).toBe(false)
      expect(whyNot(game, one('police', 'samaria')).reason).toBe('none-here')
      const first = play(game, one('police', 'haifa'))
      expect(contents(first, 'haifa')).toEqual({})
      expect(can(first, 'done')).toBe(false)
      const after = play(first, one('police', 'gaza'))
      expect(board(after).available.police).toBe(3)
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR14 half of one is none', () => {
    const after = event('P10', 'shaded', 'irgun', { gaza: { police: 1 } })
    expect(contents(after, 'gaza')).toEqual({ police: 1 })
    expect(asked(after)).toBe('turn.box by british')
  })
})
