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

describe('P6 Montgomery, unshaded', () => {
  const MAP = {
    haifa: { troops: 3, cellsUnderground: 3 },
    galilee: { troops: 2, cellsUnderground: 1 },
    'railway-egypt-tel-aviv': { police: 2, cellsUnderground: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR71, PR15 executed by the %s the British may Search in one to three spaces of any kind',
    (by) => {
      const offer = event('P6', 'unshaded', by, MAP)
      expect(asked(offer)).toBe('grant.operation by british')
      expect(asked(play(offer, 'done'))).toBe(goesOn(by))

      const game = play(offer, 'search')
      expect(spacesOffered(game)).toHaveLength(13)
      expect(can(game, 'done')).toBe(false)
      const three = play(game, 'haifa', 'galilee', 'railway-egypt-tel-aviv')
      expect(contents(three, 'haifa')).toMatchObject({ curfew: 1, cellsActive: 1 })
      expect(there(three, 'galilee', 'cellsActive')).toBe(1)
      expect(there(three, 'railway-egypt-tel-aviv', 'cellsActive')).toBe(1)
      expect(asked(three)).toBe(goesOn(by))
    },
  )

  test('PR71 one is enough', () => {
    const after = play(
      event('P6', 'unshaded', 'british', { haifa: { troops: 3 } }),
      'search',
      'haifa',
    )
    expect(asked(after)).toBe('search.space by british')
    expect(asked(play(after, 'done'))).toBe('turn.box by irgun')
  })

  test('PR71, P9 shaded, PR74: three all the same', () => {
    const rest = capability('P9', 'shaded')
    const game = play(event('P6', 'unshaded', 'british', {}, rest), 'search', 'haifa', 'galilee')
    expect(asked(game)).toBe('search.space by british')
    expect(asked(play(game, 'gaza'))).toBe('turn.box by irgun')
  })

  test('PR71, PR11 no chit at all: neither for another space nor for a City', () => {
    const game = play(event('P6', 'unshaded', 'british', MAP, { intel: { 2: 2 } }), 'search')
    expect(can(game, chit(2))).toBe(false)
    const three = play(game, 'haifa', 'galilee', 'gaza')
    expect(contents(three, 'haifa')).toMatchObject({ curfew: 1, cellsActive: 1 })
    expect(board(three).intel.held[2]).toBe(2)
    expect(asked(three)).toBe('turn.box by irgun')
  })

  test('PR5 and no Special Activity', () => {
    const game = play(event('P6', 'unshaded', 'british', MAP), 'search')
    expect(whyNot(game, 'negotiate').reason).toBe('no-activity-now')
    expect(whyNot(game, 'mass-detention').reason).toBe('no-activity-now')
  })

  test('P17 shaded, PR82: four cubes for a Cell in a City, two elsewhere', () => {
    const game = play(
      event('P6', 'unshaded', 'british', MAP, capability('P17', 'shaded')),
      'search',
      'haifa',
      'galilee',
      'done',
    )
    expect(there(game, 'haifa', 'cellsActive')).toBe(0)
    expect(there(game, 'galilee', 'cellsActive')).toBe(1)
  })
})

describe('P6 Montgomery, shaded', () => {
  test.each(['british', 'irgun'] as const)(
    'PR71 executed by the %s: one Cell into every City without Troops, Police and Curfew or not',
    (by) => {
      const after = event('P6', 'shaded', by, {
        haifa: { police: 2, curfew: 1 },
        jerusalem: { troops: 1 },
        galilee: { police: 1 },
      })
      expect(contents(after, 'haifa')).toEqual({ police: 2, curfew: 1, cellsUnderground: 1 })
      expect(contents(after, 'tel-aviv-jaffa')).toEqual({ cellsUnderground: 1 })
      expect(contents(after, 'jerusalem')).toEqual({ troops: 1 })
      expect(contents(after, 'galilee')).toEqual({ police: 1 })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test.each(['british', 'irgun'] as const)(
    'PR71 with too few Available the %s who execute it choose the Cities',
    (by) => {
      const two = { jerusalem: { troops: 1 }, gaza: { cellsActive: 12 } }
      const game = event('P6', 'shaded', by, two)
      expect(asked(game)).toBe(`event.space by ${by}`)
      expect(spacesOffered(game)).toEqual(['haifa', 'tel-aviv-jaffa'])
      expect(can(game, 'done')).toBe(false)
      expect(whyNot(game, 'jerusalem')).toEqual({ rule: 'P6', reason: 'troops-here' })
      expect(whyNot(game, 'galilee')).toEqual({ rule: 'P6', reason: 'needs-city' })
      const after = play(game, 'tel-aviv-jaffa')
      expect(contents(after, 'haifa')).toEqual({})
      expect(there(after, 'tel-aviv-jaffa', 'cellsUnderground')).toBe(1)
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR1 without one Available nothing comes, from Prison or from the Track either', () => {
    const after = event('P6', 'shaded', 'irgun', { gaza: { cellsActive: 10 } }, { prison: 3 })
    expect(contents(after, 'haifa')).toEqual({})
    expect(board(after)).toMatchObject({ prison: 3, haganah: 3 })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('PR14 with Troops in every City nothing happens', () => {
    const held = { troops: 1 }
    const after = event('P6', 'shaded', 'irgun', {
      haifa: held,
      'tel-aviv-jaffa': held,
      jerusalem: held,
    })
    expect(board(after).available.cells).toBe(13)
    expect(asked(after)).toBe('turn.box by british')
  })
})
