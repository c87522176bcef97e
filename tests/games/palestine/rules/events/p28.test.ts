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
  told,
  whyNot,
} from '../../kit'

describe('P28 CID, unshaded', () => {
  const MAP = {
    haifa: { police: 2, cellsUnderground: 3 },
    gaza: { police: 1, cellsActive: 1 },
    'railway-haifa-syria': { police: 1, cellsUnderground: 1 },
    samaria: { troops: 2, cellsActive: 1 },
    galilee: { police: 1, armsCaches: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR93 executed by the %s: one chit for each space with Police and Cells, drawn one by one',
    (by) => {
      const game = event('P28', 'unshaded', by, MAP)
      expect(asked(game)).toBe('intel.draw by chance')
      const after = play(game, 2, 2, 0)
      expect(board(after).intel.held).toEqual({ 0: 1, 1: 0, 2: 2 })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR29 as many as the bag has', () => {
    const rest = { intel: { 0: 3, 1: 3, 2: 2 } }
    const after = play(event('P28', 'unshaded', 'british', MAP, rest), 2)
    expect(asked(after)).toBe('turn.box by irgun')
    const empty = event('P28', 'unshaded', 'british', MAP, { intel: { 0: 3, 1: 3, 2: 3 } })
    expect(asked(empty)).toBe('turn.box by irgun')
  })

  test('PR14 without such a space none', () => {
    const after = event('P28', 'unshaded', 'irgun', { galilee: MAP.galilee, samaria: MAP.samaria })
    expect(told(after, 'intel')).toEqual([])
    expect(asked(after)).toBe('turn.box by british')
  })
})

describe('P28 CID, shaded', () => {
  const MAP = {
    haifa: { police: 2, curfew: 1, cellsUnderground: 2 },
    'haifa-district': { armsCaches: 1 },
    jerusalem: { troops: 2, cellsUnderground: 1 },
    gaza: { police: 1, cellsActive: 2 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR93, PR15 executed by the %s Irgun may Sabotage in one space with Police',
    (by) => {
      const offer = event('P28', 'shaded', by, MAP)
      expect(asked(offer)).toBe('grant.operation by irgun')
      expect(asked(play(offer, 'done'))).toBe(goesOn(by))
      const game = play(offer, 'sabotage')
      expect(spacesOffered(game)).toEqual(['haifa'])
      expect(whyNot(game, 'jerusalem')).toEqual({ rule: 'P28', reason: 'needs-police' })
      expect(whyNot(game, 'gaza')).toEqual({ rule: '3.3.3', reason: 'needs-underground-cell' })
      expect(can(game, 'silence')).toBe(false)
      expect(can(game, one('armsCaches', 'haifa-district'))).toBe(false)

      // 5 less 2 is above 2: the marker, and all the Police; PR20 with them the Curfew.
      const success = play(game, 'haifa', 'roll', 5)
      expect(contents(success, 'haifa')).toEqual({
        cellsUnderground: 1,
        cellsActive: 1,
        sabotage: 1,
      })
      expect(board(success).available.police).toBe(5)
      expect(asked(success)).toBe(goesOn(by))
    },
  )

  test('PR93 a failure leaves the Police, and the Cell Active', () => {
    const after = play(event('P28', 'shaded', 'irgun', MAP), 'sabotage', 'haifa', 'roll', 4)
    expect(contents(after, 'haifa')).toEqual({
      police: 2,
      curfew: 1,
      cellsUnderground: 1,
      cellsActive: 1,
    })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('PR93 an Arms Cache for +2; no Terror', () => {
    const game = play(event('P28', 'shaded', 'irgun', MAP), 'sabotage', 'haifa')
    expect(whyNot(game, 'terror').reason).toBe('no-activity-now')
    const after = play(game, one('armsCaches', 'haifa-district'), 3)
    expect(board(after).available.police).toBe(5)
  })

  test('PR93 the Troops stay, and with them the Curfew', () => {
    const spaces = { haifa: { ...MAP.haifa, troops: 1 } }
    const after = play(event('P28', 'shaded', 'irgun', spaces), 'sabotage', 'haifa', 6)
    expect(contents(after, 'haifa')).toMatchObject({ troops: 1, curfew: 1, sabotage: 1 })
    expect(board(after).available.police).toBe(6)
  })

  test('PR22, PR93 without a marker left the Police go all the same', () => {
    const spaces = { gaza: { police: 1, cellsUnderground: 1 }, samaria: { sabotage: 15 } }
    const after = play(event('P28', 'shaded', 'irgun', spaces), 'sabotage', 'gaza', 6)
    expect(contents(after, 'gaza')).toEqual({ cellsActive: 1 })
  })

  test('PR11 one space, Haganah at 4 or not', () => {
    const spaces = { ...MAP, samaria: { police: 1, cellsUnderground: 1 } }
    const after = play(
      event('P28', 'shaded', 'irgun', spaces, { haganah: 4 }),
      ...(['sabotage', 'samaria', 'roll', 6] as const),
    )
    expect(asked(after)).toBe('turn.box by british')
  })

  test('P32 unshaded, PR97: a 1 costs the Cell just Activated', () => {
    const rest = capability('P32', 'unshaded')
    const after = play(
      event('P28', 'shaded', 'irgun', MAP, rest),
      ...(['sabotage', 'haifa', 'roll', 1] as const),
    )
    expect(contents(after, 'haifa')).toEqual({ police: 2, curfew: 1, cellsUnderground: 1 })
  })

  test('PR14 where Police and Underground Cells do not meet it is not offered', () => {
    const after = event('P28', 'shaded', 'british', { gaza: MAP.gaza, jerusalem: MAP.jerusalem })
    expect(asked(after)).toBe('turn.box by irgun')
  })
})
