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
  one,
  play,
  spacesOffered,
  there,
  told,
  whyNot,
} from '../../kit'

const HAIFA = { haifa: { troops: 3, cellsUnderground: 2 } } as const

describe('P1 Operation Agatha, unshaded', () => {
  test.each(['british', 'irgun'] as const)(
    'PR66, PR15, PR16 executed by the %s the British must Search in one City and detain in it; then Haganah to the left',
    (by) => {
      const search = event('P1', 'unshaded', by, HAIFA)
      expect(asked(search)).toBe('search.space by british')
      expect(can(search, 'done')).toBe(false)
      expect(spacesOffered(search)).toEqual(['haifa', 'tel-aviv-jaffa', 'jerusalem'])
      expect(whyNot(search, 'galilee')).toEqual({ rule: 'P1', reason: 'needs-city' })

      const detain = play(search, 'haifa')
      expect(contents(detain, 'haifa')).toEqual({
        troops: 3,
        cellsUnderground: 1,
        cellsActive: 1,
        curfew: 1,
      })
      expect(asked(detain)).toBe('detention.space by british')
      expect(can(detain, 'done')).toBe(false)

      const after = play(detain, 'haifa', 4)
      expect(board(after)).toMatchObject({ prison: 2, politicalWill: 8, haganah: 2 })
      const why = { what: 'mass-detention', by: 'british', card: 'P1' }
      expect(told(after, 'removed')[0]).toMatchObject({ why })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR66 they detain in the City of the Search only', () => {
    const game = play(
      event('P1', 'unshaded', 'british', { ...HAIFA, jerusalem: { troops: 3, curfew: 1 } }),
      'haifa',
    )
    expect(spacesOffered(game)).toEqual(['haifa'])
    expect(whyNot(game, 'jerusalem')).toEqual({ rule: 'P1', reason: 'only-within' })
  })

  test('PR66 they may avoid it by the City that they choose', () => {
    const game = event('P1', 'unshaded', 'british', { ...HAIFA, jerusalem: { troops: 2 } })
    const after = play(game, 'jerusalem')
    expect(contents(after, 'jerusalem')).toEqual({ troops: 2, curfew: 1 })
    expect(board(after)).toMatchObject({ prison: 0, haganah: 2 })
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('PR66 or by a chit in the stead of the Curfew', () => {
    const game = play(event('P1', 'unshaded', 'british', HAIFA, { intel: { 0: 1 } }), 'haifa')
    expect(asked(game)).toBe('search.city by british')
    const after = play(game, chit(0))
    expect(contents(after, 'haifa')).toEqual({ troops: 3, cellsActive: 2 })
    expect(board(after)).toMatchObject({ prison: 0, politicalWill: 10, haganah: 2 })
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('PR66 a chit avoids nothing where a Curfew lies already', () => {
    const spaces = { haifa: { ...HAIFA.haifa, curfew: 1 } }
    const game = play(event('P1', 'unshaded', 'british', spaces, { intel: { 0: 1 } }), 'haifa')
    expect(asked(play(game, chit(0)))).toBe('detention.space by british')
  })

  test('PR66 or by whom they move: Troops who come make three of two', () => {
    const spaces = { haifa: { troops: 2 }, 'haifa-district': { troops: 2, cellsUnderground: 1 } }
    const search = play(event('P1', 'unshaded', 'british', spaces), 'haifa')
    expect(asked(search)).toBe('search.move by british')
    expect(asked(play(search, 'done'))).toBe('turn.box by irgun')
    const move = { piece: 'troops', from: 'haifa-district', to: 'haifa', number: 1 } as const
    const moved = play(search, move, 'done')
    expect(asked(moved)).toBe('detention.space by british')
    expect(board(play(moved, 'haifa', 1)).prison).toBe(1)
  })

  test('PR11 one City: neither a chit nor Negotiate comes with it', () => {
    const game = event('P1', 'unshaded', 'british', HAIFA, { intel: { 2: 1 } })
    expect(can(game, chit(2))).toBe(false)
    expect(can(game, 'negotiate')).toBe(false)
    const searched = play(game, 'haifa')
    expect(asked(searched)).toBe('search.city by british')
  })

  test('PR21, 5.1.3 in a City without British nothing comes of the Search; the shift remains', () => {
    const after = play(event('P1', 'unshaded', 'irgun', {}), 'jerusalem')
    expect(contents(after, 'jerusalem')).toEqual({})
    expect(board(after).haganah).toBe(2)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('PR25 the shift may take a Cell that this very Search has just Activated', () => {
    const spaces = {
      haifa: { troops: 2, police: 1, cellsUnderground: 3 },
      gaza: { cellsActive: 10 },
    }
    const game = play(event('P1', 'unshaded', 'british', spaces), 'haifa')
    expect(asked(game)).toBe('haganah.piece by irgun')
    const after = play(
      game,
      one('cellsActive', 'haifa'),
      one('cellsActive', 'gaza'),
      one('cellsActive', 'gaza'),
    )
    expect(contents(after, 'haifa')).toEqual({
      troops: 2,
      police: 1,
      curfew: 1,
      cellsUnderground: 2,
    })
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('PR24 the shift takes those who have just been detained last of all', () => {
    const spaces = { haifa: { troops: 3, cellsUnderground: 1 } }
    const game = play(
      event('P1', 'unshaded', 'british', spaces, { prison: 12 }),
      'haifa',
      'haifa',
      1,
    )
    // 15 less two on the Track: none is Available, none stands on the map.
    expect(board(game)).toMatchObject({ haganah: 2, prison: 10 })
    expect(asked(game)).toBe('turn.box by irgun')
  })

  test('PR26 at 0 the Track stays', () => {
    const after = play(event('P1', 'unshaded', 'british', {}, { haganah: 0 }), 'haifa')
    expect(told(after, 'haganah')).toEqual([])
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('P17 shaded, PR82: four cubes for a Cell in its Search', () => {
    const game = event('P1', 'unshaded', 'british', HAIFA, capability('P17', 'shaded'))
    expect(there(play(game, 'haifa'), 'haifa', 'cellsActive')).toBe(0)
  })

  test('P18 shaded, PR83: those detained go to Available', () => {
    const game = play(
      event('P1', 'unshaded', 'british', HAIFA, { ...capability('P18', 'shaded'), haganah: 2 }),
      'haifa',
      'haifa',
      2,
    )
    expect(board(game)).toMatchObject({ prison: 0, available: { cells: 10 } })
  })
})

describe('P1 Operation Agatha, shaded', () => {
  const CELLS = { haifa: { cellsUnderground: 2 }, gaza: { cellsActive: 1 } } as const

  test.each(['british', 'irgun'] as const)(
    'executed by the %s: to the right, and at 4 Irgun may Sabotage in one space',
    (by) => {
      const offer = event('P1', 'shaded', by, CELLS)
      expect(board(offer)).toMatchObject({ haganah: 4, available: { cells: 12, armsCaches: 5 } })
      expect(asked(offer)).toBe('grant.operation by irgun')
      const game = play(offer, 'sabotage')
      expect(spacesOffered(game)).toEqual(['haifa'])
      expect(whyNot(game, 'gaza')).toEqual({ rule: '3.3.3', reason: 'needs-underground-cell' })
      const after = play(game, 'haifa', 3)
      expect(contents(after, 'haifa')).toEqual({
        cellsUnderground: 1,
        cellsActive: 1,
        sabotage: 1,
      })
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('they may decline', () => {
    const after = play(event('P1', 'shaded', 'british', CELLS), 'done')
    expect(contents(after, 'haifa')).toEqual({ cellsUnderground: 2 })
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('PR66 at 4 already the shift does nothing, and the Sabotage is allowed', () => {
    const offer = event('P1', 'shaded', 'irgun', CELLS, { haganah: 4 })
    expect(told(offer, 'haganah')).toEqual([])
    expect(asked(offer)).toBe('grant.operation by irgun')
  })

  test('below 4 there is none', () => {
    const after = event('P1', 'shaded', 'irgun', CELLS, { haganah: 2 })
    expect(board(after).haganah).toBe(3)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('PR11 one space at the very value 4: nothing adds to it, and it is no Limited Operation', () => {
    const spaces = { ...CELLS, jerusalem: { cellsUnderground: 1 }, samaria: { armsCaches: 1 } }
    const game = play(event('P1', 'shaded', 'irgun', spaces), 'sabotage')
    expect(can(game, one('armsCaches', 'samaria'))).toBe(false)
    expect(asked(play(game, 'haifa', 1))).toBe('turn.box by british')
  })

  test('PR66, PR11 an Arms Cache adds 2; Terror is not declared', () => {
    const spaces = { jerusalem: { cellsUnderground: 1 }, 'jerusalem-district': { armsCaches: 1 } }
    const game = play(event('P1', 'shaded', 'irgun', spaces), 'sabotage', 'jerusalem')
    expect(whyNot(game, 'terror').reason).toBe('no-activity-now')
    const after = play(game, one('armsCaches', 'jerusalem-district'), 1)
    expect(there(after, 'jerusalem', 'sabotage')).toBe(1)
  })

  test('without an Underground Cell it is not offered', () => {
    const after = event('P1', 'shaded', 'irgun', { gaza: { cellsActive: 2 } })
    expect(asked(after)).toBe('turn.box by british')
  })
})
