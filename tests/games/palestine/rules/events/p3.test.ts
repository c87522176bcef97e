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
  there,
  told,
  whyNot,
} from '../../kit'

describe('P3 King David Hotel, unshaded', () => {
  const TERROR = { haifa: { terror: 2 }, jerusalem: { terror: 1 }, gaza: { sabotage: 1 } } as const

  test.each(['british', 'irgun'] as const)(
    'PR68, PR15 the %s who execute it choose the marker; then Haganah to the left',
    (by) => {
      const game = event('P3', 'unshaded', by, TERROR)
      expect(asked(game)).toBe(`event.space by ${by}`)
      expect(spacesOffered(game)).toEqual(['haifa', 'jerusalem'])
      expect(can(game, 'done')).toBe(false)
      expect(whyNot(game, 'gaza')).toEqual({ rule: 'P3', reason: 'needs-terror' })
      const after = play(game, 'haifa')
      expect(there(after, 'haifa', 'terror')).toBe(1)
      expect(board(after).haganah).toBe(2)
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('PR68 without Terror on the map nothing happens: no shift either', () => {
    const after = event('P3', 'unshaded', 'british', { haifa: { sabotage: 2 } })
    expect(board(after).haganah).toBe(3)
    expect(contents(after, 'haifa')).toEqual({ sabotage: 2 })
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('PR68, PR26 at 0 a marker can still be removed; the Track stays', () => {
    const game = event('P3', 'unshaded', 'british', TERROR, { haganah: 0 })
    const after = play(game, 'jerusalem')
    expect(there(after, 'jerusalem', 'terror')).toBe(0)
    expect(told(after, 'haganah')).toEqual([])
    expect(asked(after)).toBe('turn.box by irgun')
  })

  test('PR24, PR25 what the Track takes from the map Irgun choose, whoever executes it', () => {
    const game = play(
      event('P3', 'unshaded', 'british', { ...TERROR, lydda: { cellsUnderground: 13 } }),
      'haifa',
    )
    expect(asked(game)).toBe('haganah.piece by irgun')
    const lydda = one('cellsUnderground', 'lydda')
    expect(asked(play(game, lydda, lydda, lydda))).toBe('turn.box by irgun')
  })
})

describe('P3 King David Hotel, shaded', () => {
  const CELLS = {
    haifa: { cellsActive: 2 },
    jerusalem: { cellsUnderground: 1, police: 2 },
    gaza: { cellsUnderground: 1 },
  } as const

  test.each(['british', 'irgun'] as const)(
    'PR68 the %s choose a City with an Underground Cell: two Terror markers, and nothing else',
    (by) => {
      const game = event('P3', 'shaded', by, CELLS)
      expect(asked(game)).toBe(`event.space by ${by}`)
      expect(spacesOffered(game)).toEqual(['jerusalem'])
      expect(can(game, 'done')).toBe(false)
      expect(whyNot(game, 'haifa')).toEqual({ rule: 'P3', reason: 'needs-underground-cell' })
      expect(whyNot(game, 'gaza')).toEqual({ rule: 'P3', reason: 'needs-city' })
      const after = play(game, 'jerusalem')
      expect(contents(after, 'jerusalem')).toEqual({ ...CELLS.jerusalem, terror: 2 })
      expect(board(after).haganah).toBe(3)
      expect(asked(after)).toBe(goesOn(by))
    },
  )

  test('5.1.2, PR68, PR82 P17 unshaded does not limit it: the card in play goes before it', () => {
    const game = event('P3', 'shaded', 'irgun', CELLS, capability('P17', 'unshaded'))
    expect(there(play(game, 'jerusalem'), 'jerusalem', 'terror')).toBe(2)
  })

  test('PR22 with one marker left, one; with none, none', () => {
    const spent = (sabotage: number) => ({ ...CELLS, samaria: { sabotage } })
    const last = play(event('P3', 'shaded', 'irgun', spent(14)), 'jerusalem')
    expect(there(last, 'jerusalem', 'terror')).toBe(1)
    const none = play(event('P3', 'shaded', 'irgun', spent(15)), 'jerusalem')
    expect(there(none, 'jerusalem', 'terror')).toBe(0)
    expect(asked(none)).toBe('turn.box by british')
  })

  test('PR14 without such a City nothing happens', () => {
    const after = event('P3', 'shaded', 'irgun', { haifa: { cellsActive: 2 } })
    expect(asked(after)).toBe('turn.box by british')
  })
})
