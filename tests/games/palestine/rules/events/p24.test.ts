import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import { asked, capability, event, goesOn } from '../../kit'

const marked = (haifa: number, jerusalem = 0) => ({
  haifa: { terror: haifa, sabotage: 2 },
  jerusalem: { terror: jerusalem },
  gaza: { sabotage: 1 },
})

describe('P24 Sergeants Affair', () => {
  test.each([
    ['british', 'unshaded', 12],
    ['irgun', 'unshaded', 12],
    ['british', 'shaded', 8],
    ['irgun', 'shaded', 8],
  ] as const)(
    'PR89 executed by the %s, %s: 1 for each Terror marker, not for each City',
    (by, side, will) => {
      const after = event('P24', side, by, marked(2))
      expect(board(after).politicalWill).toBe(will)
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR89 at most 3 either way', () => {
    expect(board(event('P24', 'unshaded', 'british', marked(3, 2))).politicalWill).toBe(13)
    expect(board(event('P24', 'shaded', 'irgun', marked(3, 2))).politicalWill).toBe(7)
  })

  test('PR89 not starred: P9 unshaded lessens nothing', () => {
    const after = event('P24', 'shaded', 'irgun', marked(1, 1), capability('P9', 'unshaded'))
    expect(board(after).politicalWill).toBe(8)
  })

  test('1.8 between 0 and 20; PR14 without Terror nothing happens', () => {
    expect(
      board(event('P24', 'unshaded', 'british', marked(3), { politicalWill: 19 })).politicalWill,
    ).toBe(20)
    expect(
      board(event('P24', 'shaded', 'irgun', marked(3), { politicalWill: 2 })).politicalWill,
    ).toBe(0)
    const after = event('P24', 'shaded', 'irgun', marked(0))
    expect(board(after).politicalWill).toBe(10)
    expect(asked(after)).toBe('turn.box by british')
  })
})
