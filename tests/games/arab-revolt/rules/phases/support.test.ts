import { describe, expect, test } from 'vitest'
import { board, options } from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  can,
  contents,
  play,
  propaganda,
  spacesOffered,
  there,
  whyNot,
} from '../../../../kit'

/** The Resources Phase goes by without a gain. */
const support = (spaces: Parameters<typeof propaganda>[0], rest = {}) =>
  play(propaganda(spaces, rest), 'done', 6, 1, 'done')

describe('6.3.1 the British may Divide', () => {
  const HALVED = {
    haifa: { irregularsUnderground: 1 },
    'haifa-district': { guerrillasActive: 1 },
  }

  test('or not', () => {
    const game = support(HALVED)
    expect(asked(game)).toBe('propaganda.divide by british')
    expect(options(game)).toEqual(['divide', 'done'])
    expect(asked(play(game, 'done'))).toBe('propaganda.mobilize by rebels')
  })

  test('by a roll against the Irregulars on the map', () => {
    expect(board(play(support(HALVED), 'divide', 'roll', 1)).unity).toBe(1)
    expect(board(play(support(HALVED), 'divide', 'roll', 2)).unity).toBe(2)
  })

  test('by an Irregular, in as many spaces as the Unity Track says', () => {
    const game = play(support(HALVED), 'divide', 'activate', 'haifa', {
      piece: 'guerrillasActive',
      space: 'haifa-district',
    })
    expect(contents(game, 'haifa')).toEqual({ irregularsActive: 1 })
    expect(contents(game, 'haifa-district')).toEqual({ irregularsUnderground: 1 })
    expect(asked(game)).toBe('propaganda.mobilize by rebels')
  })

  test('only by a roll while Centralized', () => {
    const game = play(support(HALVED, { unity: 4 }), 'divide')
    expect(options(game)).toEqual(['roll'])
    expect(whyNot(game, 'activate')).toEqual({ rule: '6.6.2', reason: 'unity-too-low' })
  })
})

describe('6.3.2 then the Rebels may Mobilize', () => {
  const RISING = {
    lydda: { guerrillasUnderground: 1 },
    samaria: { opposition: 1, police: 1 },
    gaza: { opposition: 1 },
  }
  const mobilize = () => play(support(RISING), 'done', 'mobilize')

  test('or not', () => {
    const game = play(support(RISING), 'done')
    expect(options(game)).toEqual(['mobilize', 'done'])
    expect(asked(play(game, 'done'))).toBe('redeploy.police by british')
  })

  test('a Base in up to two spaces', () => {
    const game = mobilize()
    expect(can(game, 'lydda')).toBe(true)
    expect(can(game, 'syria')).toBe(true)
    expect(whyNot(game, 'samaria')).toEqual({ rule: '4.3.1', reason: 'needs-more-guerrillas' })
    const placed = play(game, 'lydda', 'syria')
    expect(there(placed, 'lydda', 'bases') + there(placed, 'syria', 'bases')).toBe(2)
    expect(asked(placed)).toBe('mobilize.guerrilla by rebels')
  })

  test('and a Guerrilla in each space with Opposition, if wanted', () => {
    const game = play(mobilize(), 'done')
    expect(spacesOffered(game)).toEqual(['samaria', 'gaza'])
    const placed = play(game, 'gaza', 'done')
    expect(there(placed, 'gaza', 'guerrillasUnderground')).toBe(1)
    expect(there(placed, 'samaria', 'guerrillasUnderground')).toBe(0)
    expect(asked(placed)).toBe('redeploy.police by british')
  })
})
