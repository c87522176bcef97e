import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/palestine/rules/index'
import { asked, capability, event, firstToAct, goesOn, play, whyNot } from '../../kit'

type Spaces = Parameters<typeof event>[3]
type Rest = Parameters<typeof event>[4]

/** Political Will after it, from 10. */
const will = (spaces: Spaces, rest: Rest = {}) =>
  board(event('P4', 'unshaded', 'irgun', spaces, rest)).politicalWill

describe('P4 Illegal Immigration*', () => {
  test.each(['british', 'irgun'] as const)('executed by the %s it asks nothing', (by) => {
    const after = event('P4', 'unshaded', by, {})
    expect(board(after).politicalWill).toBe(12)
    expect(asked(after)).toBe(goesOn(by))
  })

  test('PR69, 5.2 it has one text', () => {
    const game = play(firstToAct('irgun', {}, {}, 'P4'), 'event')
    expect(whyNot(game, 'shaded')).toEqual({ rule: '5.2', reason: 'side-not-on-card' })
  })

  test('PR69 +2 without Sabotage in a Coastal District, however many Irgun pieces stand there', () => {
    expect(will({ galilee: { cellsUnderground: 6, armsCaches: 2 } })).toBe(12)
    expect(will({ galilee: { cellsUnderground: 6 } }, capability('P9', 'unshaded'))).toBe(12)
  })

  test('1.3.2 Sabotage in Jerusalem District, in Cities and on Railways does not count', () => {
    const elsewhere = {
      'jerusalem-district': { sabotage: 2 },
      haifa: { sabotage: 1, terror: 1 },
      'railway-haifa-syria': { sabotage: 1 },
      gaza: { cellsActive: 4 },
    }
    expect(will(elsewhere)).toBe(12)
  })

  test('1.8 not above 20, not below 0', () => {
    expect(will({}, { politicalWill: 19 })).toBe(20)
    expect(will({ gaza: { sabotage: 6 } }, { politicalWill: 2 })).toBe(0)
  })

  test('PR69 markers, Cells of either state and Arms Caches together, halved, rounded down', () => {
    expect(will({ galilee: { sabotage: 1 } })).toBe(10)
    expect(will({ galilee: { sabotage: 2 } })).toBe(9)
    expect(will({ galilee: { sabotage: 1 }, gaza: { cellsActive: 1 } })).toBe(9)
    expect(will({ galilee: { sabotage: 1, cellsUnderground: 1 }, lydda: { armsCaches: 1 } })).toBe(
      9,
    )
    expect(will({ galilee: { sabotage: 1, cellsUnderground: 2 }, lydda: { armsCaches: 1 } })).toBe(
      8,
    )
  })

  test('PR69 what stands elsewhere is not added', () => {
    const spaces = {
      galilee: { sabotage: 1 },
      'jerusalem-district': { sabotage: 1, cellsUnderground: 3, armsCaches: 1 },
      haifa: { cellsUnderground: 3, terror: 1 },
      'railway-haifa-syria': { sabotage: 1, cellsActive: 1 },
    }
    expect(will(spaces)).toBe(10)
  })

  test('PR69 −3 at most', () => {
    expect(will({ galilee: { sabotage: 6 } })).toBe(7)
    expect(will({ galilee: { sabotage: 9, cellsUnderground: 6 } })).toBe(7)
  })

  test('5.4, PR69, PR74 P9 unshaded takes 1 off that loss, after the limit, and never to a gain', () => {
    const bevin = capability('P9', 'unshaded')
    expect(will({ galilee: { sabotage: 9, cellsUnderground: 6 } }, bevin)).toBe(8)
    expect(will({ galilee: { sabotage: 4 } }, bevin)).toBe(9)
    expect(will({ galilee: { sabotage: 2 } }, bevin)).toBe(10)
    expect(will({ galilee: { sabotage: 1 } }, bevin)).toBe(10)
    expect(will({ galilee: { sabotage: 2 } }, capability('P9', 'shaded'))).toBe(9)
  })
})
