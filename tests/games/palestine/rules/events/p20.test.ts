import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import { asked, capability, event, goesOn } from '../../kit'

describe('P20 Indian Independence*, unshaded', () => {
  test.each(['british', 'irgun'] as const)(
    'executed by the %s: +2 if no Railway has Sabotage, whatever lies elsewhere',
    (by) => {
      const spaces = { galilee: { sabotage: 2 }, haifa: { sabotage: 1, terror: 1 } }
      const after = event('P20', 'unshaded', by, spaces)
      expect(board(after).politicalWill).toBe(12)
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR85 Sabotage on any of the four prevents it', () => {
    for (const railway of [
      'railway-egypt-tel-aviv',
      'railway-tel-aviv-jerusalem',
      'railway-tel-aviv-haifa',
      'railway-haifa-syria',
    ] as const) {
      const after = event('P20', 'unshaded', 'british', { [railway]: { sabotage: 1 } })
      expect(board(after).politicalWill).toBe(10)
      expect(asked(after)).toBe('turn.box by irgun')
    }
  })

  test('1.8 not above 20; P9 unshaded takes nothing off it', () => {
    expect(
      board(event('P20', 'unshaded', 'british', {}, { politicalWill: 19 })).politicalWill,
    ).toBe(20)
    const bevin = event('P20', 'unshaded', 'british', {}, capability('P9', 'unshaded'))
    expect(board(bevin).politicalWill).toBe(12)
  })
})

describe('P20 Indian Independence*, shaded', () => {
  test.each(['british', 'irgun'] as const)('executed by the %s: −2', (by) => {
    const after = event('P20', 'shaded', by, { 'railway-haifa-syria': { sabotage: 1 } })
    expect(board(after).politicalWill).toBe(8)
    expect(asked(after)).toBe(goesOn(by))
  })

  test('5.4, PR74, PR85 −1 under P9 unshaded', () => {
    const after = event('P20', 'shaded', 'irgun', {}, capability('P9', 'unshaded'))
    expect(board(after).politicalWill).toBe(9)
  })

  test('1.8 not below 0', () => {
    expect(board(event('P20', 'shaded', 'irgun', {}, { politicalWill: 1 })).politicalWill).toBe(0)
  })
})
