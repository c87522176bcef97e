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
  play,
  spacesOffered,
  there,
  whyNot,
} from '../../kit'

describe('P8 Harry Truman*, unshaded', () => {
  const MAP = {
    galilee: { troops: 2, cellsUnderground: 1 },
    samaria: { troops: 2, cellsUnderground: 2 },
    gaza: { troops: 1 },
    haifa: { troops: 1 },
    jerusalem: { troops: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR73, PR15 executed by the %s: +2, then the British may Deploy in one to three spaces, Troops included',
    (by) => {
      const offer = event('P8', 'unshaded', by, MAP)
      expect(board(offer).politicalWill).toBe(12)
      expect(asked(offer)).toBe('grant.operation by british')
      const game = play(offer, 'deploy')
      expect(spacesOffered(game)).toEqual(['galilee', 'gaza', 'haifa', 'jerusalem'])
      expect(whyNot(game, 'samaria').reason).toBe('needs-more-troops')
      const placed = play(game, 'galilee', 'gaza', 'haifa')
      expect(asked(placed)).toBe('deploy.to by british')
      expect(contents(placed, 'gaza')).toEqual({ troops: 1, police: 1 })
      const move = {
        piece: 'troops',
        from: 'galilee',
        to: 'railway-haifa-syria',
        number: 2,
      } as const
      const after = play(placed, 'railway-haifa-syria', move, 'done')
      expect(there(after, 'railway-haifa-syria', 'troops')).toBe(2)
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR73 they may decline; the Political Will stays', () => {
    const after = play(event('P8', 'unshaded', 'irgun', MAP), 'done')
    expect(board(after).politicalWill).toBe(12)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('PR73, P9 shaded, PR74: three spaces all the same', () => {
    const game = play(
      event('P8', 'unshaded', 'british', MAP, capability('P9', 'shaded')),
      'deploy',
      'galilee',
      'gaza',
    )
    expect(asked(game)).toBe('deploy.space by british')
    expect(can(game, 'haifa')).toBe(true)
  })

  test('PR5, PR8 neither a Special Activity nor a chit', () => {
    const game = play(event('P8', 'unshaded', 'british', MAP, { intel: { 1: 1 } }), 'deploy')
    expect(whyNot(game, 'negotiate').reason).toBe('no-activity-now')
    expect(whyNot(game, 'restore').reason).toBe('no-activity-now')
    expect(can(game, chit(1))).toBe(false)
  })

  test('PR4 without a space for it, only +2; and not above 20', () => {
    const after = event('P8', 'unshaded', 'british', {}, { politicalWill: 19 })
    expect(board(after).politicalWill).toBe(20)
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('P9 unshaded takes nothing off a gain', () => {
    const after = event('P8', 'unshaded', 'british', {}, capability('P9', 'unshaded'))
    expect(board(after).politicalWill).toBe(12)
  })
})

describe('P8 Harry Truman*, shaded', () => {
  const curfew = { police: 1, curfew: 1 } as const
  const TWO = { haifa: curfew, jerusalem: curfew }

  test.each(['british', 'irgun'] as const)('executed by the %s: −1 for each Curfew', (by) => {
    const after = event('P8', 'shaded', by, TWO)
    expect(board(after).politicalWill).toBe(8)
    expect(contents(after, 'haifa')).toEqual(curfew)
    expect(asked(after)).toBe(goesOn(by))
  })

  test('5.4, PR73, PR74 less 1 in all by P9 unshaded, never a gain', () => {
    const bevin = capability('P9', 'unshaded')
    expect(board(event('P8', 'shaded', 'irgun', TWO, bevin)).politicalWill).toBe(9)
    expect(board(event('P8', 'shaded', 'irgun', { haifa: curfew }, bevin)).politicalWill).toBe(10)
    expect(board(event('P8', 'shaded', 'irgun', {}, bevin)).politicalWill).toBe(10)
  })

  test('1.8 not below 0', () => {
    const after = event('P8', 'shaded', 'irgun', TWO, { politicalWill: 1 })
    expect(board(after)).toMatchObject({ politicalWill: 0, outcome: null })
  })
})
