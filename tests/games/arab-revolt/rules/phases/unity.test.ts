import { describe, expect, test } from 'vitest'
import {
  UNITY_VALUES,
  board,
  newGame,
  unityValue,
  type Game,
} from '../../../../../src/games/arab-revolt/rules/index'
import { boardWith, british, event, play, rebels } from '../../../../kit'

const tracks = (game: Game) => [board(game).unity, board(game).politicalWill]

describe('6.6 the Unity Track', () => {
  test('a game begins in the middle, at value 1', () => {
    expect(board(newGame()).unity).toBe(2)
    expect(unityValue(board(newGame()))).toBe(1)
  })

  test('the values from Decentralized to Centralized are 2, 1, 1, 1, 0 (6.6.2)', () => {
    expect(UNITY_VALUES.map((_, unity) => unityValue(boardWith({}, { unity })))).toEqual([
      2, 1, 1, 1, 0,
    ])
  })
})

describe('R32: past the left end', () => {
  const BASES = { galilee: { troops: 3, bases: 2 } }

  test('each step gains the British 1 Political Will (6.6.4)', () => {
    expect(tracks(play(british('assault', BASES, { unity: 0 }), 'galilee'))).toEqual([0, 12])
  })

  test('a step that reaches Decentralized gains nothing, the one after it does', () => {
    expect(tracks(play(british('assault', BASES, { unity: 1 }), 'galilee'))).toEqual([0, 11])
    expect(tracks(play(british('assault', BASES, { unity: 2 }), 'galilee'))).toEqual([0, 10])
  })

  test('Divide gains it as well', () => {
    const spaces = { haifa: { police: 1, irregularsUnderground: 1 } }
    const game = british('deploy', spaces, { unity: 0 })
    expect(tracks(play(game, 'divide', 'roll', 1))).toEqual([0, 11])
    expect(tracks(play(game, 'divide', 'roll', 2))).toEqual([0, 10])
  })

  test('whoever caused it', () => {
    expect(tracks(event('A9', 'unshaded', 'rebels', {}, { unity: 0 }))).toEqual([0, 11])
  })

  test('Political Will stays at 20 (1.10)', () => {
    const game = british('assault', BASES, { unity: 0, politicalWill: 19 })
    expect(tracks(play(game, 'galilee'))).toEqual([0, 20])
  })
})

describe('R32: past the right end', () => {
  test('nothing happens', () => {
    const game = rebels('rally', { samaria: { bases: 1 } }, { unity: 4 })
    expect(tracks(play(game, 'coordinate', 1))).toEqual([4, 10])
  })

  test('the step before it is an ordinary one', () => {
    const game = rebels('rally', { samaria: { bases: 1 } }, { unity: 3 })
    expect(tracks(play(game, 'coordinate', 1))).toEqual([4, 10])
    expect(tracks(play(game, 'coordinate', 2))).toEqual([3, 10])
  })
})
