/* 6.5 The Haganah Track: what it gives, takes and holds. */
import { describe, expect, test } from 'vitest'
import { board, onHaganahTrack } from '../../../../src/games/palestine/rules/index'
import { asked, event, one, operation, play, told } from '../kit'

const negotiated = (spaces: object, rest: object) =>
  play(operation('search', spaces, rest), 'negotiate', 6)

describe('1.9, 6.5.2, PR24, PR27 pieces', () => {
  test('from 4 to 3 the Track takes two Cells and an Arms Cache, from Available first', () => {
    const game = negotiated({}, { haganah: 4 })
    expect(board(game)).toMatchObject({ haganah: 3, available: { cells: 13, armsCaches: 4 } })
  })

  test('from 3 to 2 three Cells more; further left nothing', () => {
    const two = negotiated({}, { haganah: 3 })
    expect(board(two)).toMatchObject({ haganah: 2, available: { cells: 10, armsCaches: 4 } })
    const one = negotiated({}, { haganah: 2 })
    expect(board(one)).toMatchObject({ haganah: 1, available: { cells: 10, armsCaches: 4 } })
    expect(onHaganahTrack(board(one), 'cells')).toBe(5)
    expect(onHaganahTrack(board(one), 'armsCaches')).toBe(1)
  })

  test('to the right into 3 and 4 the same pieces become Available', () => {
    const into = (haganah: number) => board(event('P1', 'shaded', 'irgun', {}, { haganah }))
    expect(into(2)).toMatchObject({ haganah: 3, available: { cells: 13, armsCaches: 4 } })
    expect(into(3)).toMatchObject({ haganah: 4, available: { cells: 15, armsCaches: 5 } })
    expect(into(1)).toMatchObject({ haganah: 2, available: { cells: 10, armsCaches: 4 } })
  })

  test('6.5.1, PR26 past either end nothing happens', () => {
    const right = event('P1', 'shaded', 'irgun', {}, { haganah: 4 })
    expect(board(right).haganah).toBe(4)
    expect(told(right, 'haganah')).toEqual([])
  })
})

describe('PR24, PR25 where the pieces come from', () => {
  test('first from Available, then Irgun choose from the map, one by one, of either state', () => {
    const spaces = { gaza: { cellsUnderground: 8 }, samaria: { cellsActive: 4 } }
    // One Cell is Available: 15 less twelve on the map, less two on the Track.
    const game = negotiated(spaces, { haganah: 3 })
    expect(told(game, 'withheld')).toMatchObject([{ force: 'cells', number: 1, from: 'available' }])
    expect(asked(game)).toBe('haganah.piece by irgun')
    const after = play(game, one('cellsActive', 'samaria'), one('cellsUnderground', 'gaza'))
    expect(board(after)).toMatchObject({ haganah: 2, prison: 0, available: { cells: 0 } })
  })

  test('last from Prison', () => {
    const game = negotiated({ gaza: { cellsUnderground: 1 } }, { haganah: 3, prison: 12 })
    const after = play(game, one('cellsUnderground', 'gaza'))
    expect(board(after)).toMatchObject({ haganah: 2, prison: 10 })
    expect(told(after, 'withheld')).toMatchObject([{ from: 'prison', number: 2 }])
  })

  test('the Arms Cache from the map where none is Available', () => {
    const spaces = {
      gaza: { armsCaches: 2 },
      samaria: { armsCaches: 2 },
      lydda: { armsCaches: 1 },
    }
    const game = negotiated(spaces, { haganah: 4 })
    expect(asked(game)).toBe('haganah.piece by irgun')
    const after = play(game, one('armsCaches', 'lydda'))
    expect(board(after).available.armsCaches).toBe(0)
    expect(told(after, 'removed')).toMatchObject([{ space: 'lydda', to: 'haganah-track' }])
  })

  test('PR27, PR28 after two Cells have left the game there are still enough', () => {
    const game = negotiated({}, { haganah: 3, outOfGame: 2, prison: 11 })
    expect(board(game)).toMatchObject({ haganah: 2, prison: 8, available: { cells: 0 } })
  })
})
