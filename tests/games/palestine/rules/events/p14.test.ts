import { describe, expect, test } from 'vitest'
import { board, options } from '../../../../../src/games/palestine/rules/index'
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

describe('P14 Martial Law, unshaded', () => {
  const MAP = {
    haifa: { troops: 3, cellsUnderground: 2 },
    jerusalem: { troops: 3, curfew: 1, cellsActive: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR79, PR15 executed by the %s the British may Search in one or two Cities, then detain',
    (by) => {
      const offer = event('P14', 'unshaded', by, MAP)
      expect(asked(offer)).toBe('grant.operation by british')
      expect(options(offer)).toEqual(['search', 'done'])
      const search = play(offer, 'search')
      expect(spacesOffered(search)).toEqual(['haifa', 'tel-aviv-jaffa', 'jerusalem'])
      expect(whyNot(search, 'galilee')).toEqual({ rule: 'P14', reason: 'needs-city' })

      const both = play(search, 'haifa', 'jerusalem')
      expect(contents(both, 'haifa')).toMatchObject({ curfew: 1, cellsActive: 1 })
      expect(asked(both)).toBe('grant.activity by british')
      expect(options(both)).toEqual(['mass-detention', 'done'])
      const detain = play(both, 'mass-detention')
      expect(spacesOffered(detain)).toEqual(['haifa', 'jerusalem'])
      const after = play(detain, 'haifa', 2)
      expect(board(after)).toMatchObject({ prison: 2, politicalWill: 10 })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR79 they may detain without a Search, in any City that meets 4.2.3, and decline that too', () => {
    const game = play(event('P14', 'unshaded', 'british', MAP), 'done')
    expect(asked(game)).toBe('grant.activity by british')
    expect(asked(play(game, 'done'))).toBe('turn.box by irgun')
    const detain = play(game, 'mass-detention')
    expect(spacesOffered(detain)).toEqual(['jerusalem'])
    expect(whyNot(detain, 'haifa')).toEqual({ rule: '4.2.3', reason: 'needs-curfew' })
  })

  test('PR79 after a Search of one City they may detain in another', () => {
    const game = play(event('P14', 'unshaded', 'british', MAP), 'search', 'haifa', 'done')
    const detain = play(game, 'mass-detention')
    expect(can(detain, 'jerusalem')).toBe(true)
    expect(board(play(detain, 'jerusalem', 6)).politicalWill).toBe(5)
  })

  test('4.2.3 where no City meets it there is none', () => {
    const two = { haifa: { troops: 2, police: 2 } }
    const game = play(event('P14', 'unshaded', 'british', two), 'search', 'haifa', 'done')
    expect(contents(game, 'haifa')).toMatchObject({ curfew: 1 })
    expect(asked(game)).toBe('turn.box by irgun')
  })

  test('PR11 two Cities whatever P9 says, and no third for a chit; a chit in a City as usual', () => {
    const rest = { ...capability('P9', 'shaded'), intel: { 1: 1 } } as const
    const search = play(event('P14', 'unshaded', 'british', MAP, rest), 'search')
    expect(can(search, chit(1))).toBe(false)
    expect(can(search, 'negotiate')).toBe(false)
    expect(can(search, 'mass-detention')).toBe(false)
    const city = play(search, 'haifa', 'jerusalem')
    expect(asked(city)).toBe('search.city by british')
    const after = play(city, chit(1))
    expect(contents(after, 'haifa')).toEqual({ troops: 3, cellsActive: 2 })
    expect(asked(after)).toBe('grant.activity by british')
  })

  test('P17 shaded, PR82: four cubes for a Cell; P18 shaded, PR83: those detained to Available', () => {
    const bases = play(
      event('P14', 'unshaded', 'british', MAP, capability('P17', 'shaded')),
      'search',
      'haifa',
      'done',
    )
    expect(there(bases, 'haifa', 'cellsActive')).toBe(0)
    const airborne = play(
      event('P14', 'unshaded', 'british', MAP, capability('P18', 'shaded')),
      'done',
      'mass-detention',
      'jerusalem',
      1,
    )
    expect(board(airborne)).toMatchObject({ prison: 0, available: { cells: 11 } })
  })
})

describe('P14 Martial Law, shaded', () => {
  const MAP = {
    haifa: { troops: 2, curfew: 1 },
    jerusalem: { police: 1, curfew: 1, cellsActive: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR79 the %s place one Cell each in any Cities with a Curfew',
    (by) => {
      const game = event('P14', 'shaded', by, MAP)
      expect(asked(game)).toBe(`event.space by ${by}`)
      expect(spacesOffered(game)).toEqual(['haifa', 'jerusalem'])
      expect(whyNot(game, 'tel-aviv-jaffa')).toEqual({
        rule: 'P14',
        reason: 'needs-city-with-curfew',
      })
      expect(whyNot(game, 'galilee')).toEqual({ rule: 'P14', reason: 'needs-city-with-curfew' })
      expect(asked(play(game, 'done'))).toBe(goesOn(by))
      const first = play(game, 'haifa')
      expect(contents(first, 'haifa')).toEqual({ troops: 2, curfew: 1, cellsUnderground: 1 })
      expect(whyNot(first, 'haifa').reason).toBe('already-selected')
      expect(asked(play(first, 'jerusalem'))).toBe(goesOn(by))
    },
  )

  test('PR1 as many as are Available', () => {
    const one = { ...MAP, gaza: { cellsUnderground: 11 } }
    expect(asked(play(event('P14', 'shaded', 'irgun', one), 'haifa'))).toBe('turn.box by british')
    const none = { ...MAP, gaza: { cellsUnderground: 12 } }
    expect(asked(event('P14', 'shaded', 'irgun', none))).toBe('turn.box by british')
  })

  test('PR14 without a Curfew nothing is asked', () => {
    expect(asked(event('P14', 'shaded', 'british', {}))).toBe('turn.box by irgun')
  })
})
