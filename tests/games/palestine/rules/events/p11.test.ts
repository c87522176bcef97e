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
  told,
  whyNot,
} from '../../kit'

describe('P11 Operation Shark, unshaded', () => {
  const MAP = {
    jerusalem: { troops: 4, cellsUnderground: 1 },
    'jerusalem-district': { armsCaches: 1, troops: 1 },
    'railway-tel-aviv-jerusalem': { cellsUnderground: 1 },
    gaza: { armsCaches: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR76, PR15, PR16 executed by the %s the British must Search in one City, then Assault it; the %s remove an Arms Cache',
    (by) => {
      const search = event('P11', 'unshaded', by, MAP)
      expect(asked(search)).toBe('search.space by british')
      expect(can(search, 'done')).toBe(false)
      expect(whyNot(search, 'jerusalem-district')).toEqual({ rule: 'P11', reason: 'needs-city' })

      const assault = play(search, 'jerusalem', 'done')
      expect(contents(assault, 'jerusalem')).toEqual({ troops: 4, curfew: 1, cellsActive: 1 })
      expect(asked(assault)).toBe('assault.space by british')
      expect(can(assault, 'done')).toBe(false)
      expect(spacesOffered(assault)).toEqual(['jerusalem'])

      const cache = play(assault, 'jerusalem')
      expect(contents(cache, 'jerusalem')).toEqual({ troops: 4, curfew: 1 })
      expect(asked(cache)).toBe(`event.space by ${by}`)
      expect(can(cache, 'done')).toBe(false)
      expect(spacesOffered(cache)).toEqual(['jerusalem-district'])

      const after = play(cache, 'jerusalem-district')
      expect(there(after, 'jerusalem-district', 'armsCaches')).toBe(0)
      // +1 and no chit.
      expect(board(after).politicalWill).toBe(11)
      expect(told(after, 'intel')).toEqual([])
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR76 the Arms Cache of the City itself, or of a space beside it; not one farther off', () => {
    const spaces = {
      haifa: { armsCaches: 1, cellsUnderground: 1 },
      'haifa-district': { armsCaches: 1 },
      galilee: { armsCaches: 1 },
    }
    // Without Troops there is no Assault, and the Arms Cache is removed all the same.
    const game = play(event('P11', 'unshaded', 'british', spaces), 'haifa')
    expect(spacesOffered(game)).toEqual(['haifa-district', 'haifa'])
    expect(whyNot(game, 'galilee')).toEqual({ rule: 'P11', reason: 'out-of-reach' })
    expect(whyNot(game, 'samaria').rule).toBe('P11')
    const after = play(game, 'haifa')
    expect(contents(after, 'haifa')).toEqual({ cellsUnderground: 1 })
    expect(board(after)).toMatchObject({ politicalWill: 11, available: { armsCaches: 2 } })
  })

  test('PR76 the Arms Cache of the City falls also where Cells still stand by it', () => {
    const spaces = { haifa: { troops: 2, armsCaches: 1, cellsUnderground: 2 } }
    const assault = play(event('P11', 'unshaded', 'british', spaces), 'haifa', 'haifa')
    expect(contents(assault, 'haifa')).toMatchObject({ armsCaches: 1, cellsUnderground: 2 })
    expect(board(play(assault, 'haifa')).politicalWill).toBe(11)
  })

  test('PR76 those of the Assault count as usual, +1 and a chit; then one more without a chit', () => {
    const spaces = { haifa: { troops: 2, armsCaches: 2 } }
    const drawn = play(event('P11', 'unshaded', 'british', spaces), 'haifa', 'haifa')
    expect(asked(drawn)).toBe('intel.draw by chance')
    const after = play(drawn, 2, 'haifa')
    expect(contents(after, 'haifa')).toEqual({ troops: 2, curfew: 1 })
    expect(board(after).politicalWill).toBe(12)
    expect(told(after, 'intel')).toHaveLength(1)
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('P25 unshaded, PR76, PR90: +2 and two chits in the Assault only', () => {
    const spaces = { haifa: { troops: 2, armsCaches: 2 } }
    const rest = capability('P25', 'unshaded')
    const after = play(
      event('P11', 'unshaded', 'british', spaces, rest),
      'haifa',
      'haifa',
      0,
      1,
      'haifa',
    )
    expect(board(after).politicalWill).toBe(13)
    expect(told(after, 'intel')).toHaveLength(2)
  })

  test('P18 unshaded, PR83: one piece a Troop in its Assault; P18 shaded: to Available', () => {
    const spaces = { haifa: { troops: 3, cellsActive: 3 } }
    const veterans = play(
      event('P11', 'unshaded', 'british', spaces, capability('P18', 'unshaded')),
      'haifa',
      'haifa',
    )
    expect(there(veterans, 'haifa', 'cellsActive')).toBe(0)
    expect(board(veterans).prison).toBe(1)
    const spared = play(
      event(
        'P11',
        'unshaded',
        'british',
        { haifa: { troops: 4, cellsActive: 3 } },
        capability('P18', 'shaded'),
      ),
      'haifa',
      'haifa',
    )
    expect(board(spared)).toMatchObject({ prison: 0, available: { cells: 12 } })
  })

  test('P17 shaded, PR82: four cubes for a Cell in its Search', () => {
    const spaces = { haifa: { troops: 3, cellsUnderground: 1 } }
    const game = play(
      event('P11', 'unshaded', 'british', spaces, capability('P17', 'shaded')),
      'haifa',
    )
    expect(there(game, 'haifa', 'cellsActive')).toBe(0)
  })

  test('PR11 chits in the City and on Underground Cells, but not for another space', () => {
    const spaces = { haifa: { troops: 4, cellsUnderground: 6 } }
    const search = event('P11', 'unshaded', 'british', spaces, { intel: { 0: 1, 2: 1 } })
    expect(can(search, chit(0))).toBe(false)
    const city = play(search, 'haifa')
    expect(asked(city)).toBe('search.city by british')
    const assault = play(city, 'curfew')
    expect(can(assault, chit(2))).toBe(false)
    const spend = play(assault, 'haifa')
    expect(asked(spend)).toBe('intel.spend by british')
    expect(there(play(spend, chit(2)), 'haifa', 'cellsUnderground')).toBe(4)
  })

  test('PR76 whatever came of it: without an Arms Cache near nothing more', () => {
    const after = play(event('P11', 'unshaded', 'irgun', { gaza: { armsCaches: 1 } }), 'haifa')
    expect(board(after).politicalWill).toBe(10)
    expect(asked(after)).toBe('turn.box by british')
  })
})

describe('P11 Operation Shark, shaded', () => {
  const curfew = { troops: 2, curfew: 1 } as const
  const MAP = {
    haifa: { ...curfew, cellsActive: 2 },
    'tel-aviv-jaffa': { ...curfew, cellsActive: 1 },
    jerusalem: { ...curfew, cellsUnderground: 1 },
    gaza: { cellsActive: 1 },
  } as const
  const group = (from: string, to: string, underground: number, active: number) =>
    ({ from, to, underground, active }) as never

  test.each(['british', 'irgun'] as const)(
    'PR76, PR15 executed by the %s Irgun may Travel from one or two Curfew Cities, by 3.3.2',
    (by) => {
      const offer = event('P11', 'shaded', by, MAP)
      expect(asked(offer)).toBe('grant.operation by irgun')
      expect(asked(play(offer, 'done'))).toBe(goesOn(by))
      const game = play(offer, 'travel')
      expect(spacesOffered(game)).toEqual(['haifa', 'tel-aviv-jaffa', 'jerusalem'])
      expect(whyNot(game, 'gaza')).toEqual({ rule: 'P11', reason: 'needs-city-with-curfew' })
      const first = play(game, 'haifa', group('haifa', 'gaza', 0, 2))
      expect(contents(first, 'gaza')).toEqual({ cellsActive: 1, cellsUnderground: 2 })
      // From one Curfew City to another: one Cell and two cubes are three.
      const after = play(first, 'tel-aviv-jaffa', group('tel-aviv-jaffa', 'jerusalem', 0, 1))
      expect(contents(after, 'jerusalem')).toEqual({ ...curfew, cellsUnderground: 2 })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR11 Haganah at 4 adds no third', () => {
    const game = play(
      event('P11', 'shaded', 'irgun', MAP, { haganah: 4 }),
      'travel',
      'haifa',
      group('haifa', 'haifa', 0, 1),
      'done',
      'jerusalem',
      group('jerusalem', 'gaza', 1, 0),
    )
    expect(asked(game)).toBe('turn.box by british')
  })

  test('PR14 without a Cell under Curfew it is not offered', () => {
    const after = event('P11', 'shaded', 'irgun', { haifa: curfew, gaza: { cellsActive: 1 } })
    expect(asked(after)).toBe('turn.box by british')
  })
})
