import { describe, expect, test } from 'vitest'
import { board, options } from '../../../../../src/games/palestine/rules/index'
import { asked, event, goesOn, play } from '../../kit'

describe('P5 Acre Prison Break, unshaded', () => {
  test.each(['british', 'irgun'] as const)(
    'PR70 the %s who execute it remove none, one or two from the game',
    (by) => {
      const game = event('P5', 'unshaded', by, {}, { prison: 4 })
      expect(asked(game)).toBe(`event.number by ${by}`)
      expect(options(game)).toEqual([0, 1, 2])
      const two = play(game, 2)
      expect(board(two)).toMatchObject({ prison: 2, outOfGame: 2, available: { cells: 9 } })
      expect(asked(two)).toBe(goesOn(by))
      expect(board(play(game, 0))).toMatchObject({ prison: 4, outOfGame: 0 })
    },
  )

  test('PR17, PR70 as far as there are Cells in Prison', () => {
    const game = event('P5', 'unshaded', 'british', {}, { prison: 1 })
    expect(options(game)).toEqual([0, 1])
    const none = event('P5', 'unshaded', 'british', { gaza: { cellsActive: 3 } })
    expect(asked(none)).toBe('turn.box by irgun')
  })
})

describe('P5 Acre Prison Break, shaded', () => {
  test.each(['british', 'irgun'] as const)('executed by the %s all of them are Available', (by) => {
    const after = event('P5', 'shaded', by, {}, { prison: 4 })
    expect(board(after)).toMatchObject({ prison: 0, available: { cells: 13 } })
    expect(asked(after)).toBe(goesOn(by))
  })

  test('PR28 who has left the game does not come back', () => {
    const after = event('P5', 'shaded', 'irgun', {}, { prison: 3, outOfGame: 2 })
    expect(board(after)).toMatchObject({ prison: 0, outOfGame: 2, available: { cells: 11 } })
  })

  test('PR14 an empty Prison: nothing happens', () => {
    expect(asked(event('P5', 'shaded', 'irgun', {}))).toBe('turn.box by british')
  })
})
