import { describe, expect, test } from 'vitest'
import {
  board,
  options,
  question,
  refusals,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  contents,
  event,
  play,
  rebels,
  spacesOffered,
  there,
  whyNot,
  withChit,
} from '../../../../kit'

const REBELS_NEXT = 'turn.draw-chit by chance'
const BRITISH_NEXT = 'turn.box by british'
const OUT = { outOfPlay: { countries: ['transjordan', 'egypt'] } } as const

describe('A30 unshaded: one Guerrilla leaves each District next to Transjordan', () => {
  test('R29: Galilee, Samaria, Jerusalem District and Gaza, also while Transjordan is out of play', () => {
    const game = event(
      'A30',
      'unshaded',
      'british',
      {
        galilee: { guerrillasUnderground: 2 },
        samaria: { guerrillasUnderground: 1, bases: 1 },
        'jerusalem-district': { guerrillasUnderground: 1 },
        gaza: { guerrillasUnderground: 1 },
        lydda: { guerrillasUnderground: 1 },
        'haifa-district': { guerrillasUnderground: 1 },
        jerusalem: { guerrillasUnderground: 1 },
        syria: { guerrillasUnderground: 1 },
      },
      OUT,
    )
    expect(contents(game, 'galilee')).toEqual({ guerrillasUnderground: 1 })
    expect(contents(game, 'samaria')).toEqual({ bases: 1 })
    expect(contents(game, 'jerusalem-district')).toEqual({})
    expect(contents(game, 'gaza')).toEqual({})
    for (const space of ['lydda', 'haifa-district', 'jerusalem', 'syria'] as const)
      expect(there(game, space, 'guerrillasUnderground')).toBe(1)
    expect(board(game).available.guerrillas).toBe(10)
    expect(asked(game)).toBe(REBELS_NEXT)
  })

  test('one goes from each, and the player says which only where it makes a difference', () => {
    const game = event('A30', 'unshaded', 'british', {
      gaza: { guerrillasUnderground: 1, guerrillasActive: 1 },
      samaria: { guerrillasActive: 1 },
      galilee: { guerrillasUnderground: 2, guerrillasActive: 1 },
    })
    expect(question(game)).toMatchObject({
      ask: 'event.piece',
      by: 'british',
      about: { space: 'galilee' },
    })
    expect(options(game)).toEqual([
      { piece: 'guerrillasUnderground', space: 'galilee' },
      { piece: 'guerrillasActive', space: 'galilee' },
    ])
    expect(refusals(game)).toEqual([])
    const one = play(game, { piece: 'guerrillasActive', space: 'galilee' })
    expect(contents(one, 'galilee')).toEqual({ guerrillasUnderground: 2 })
    expect(contents(one, 'samaria')).toEqual({})
    expect(question(one)?.about).toEqual({ space: 'gaza' })
    const end = play(one, { piece: 'guerrillasUnderground', space: 'gaza' })
    expect(contents(end, 'gaza')).toEqual({ guerrillasActive: 1 })
    expect(asked(end)).toBe(REBELS_NEXT)
  })

  test('Guerrillas in Transjordan itself stay', () => {
    const game = event('A30', 'unshaded', 'british', {
      transjordan: { guerrillasUnderground: 1 },
      gaza: { guerrillasUnderground: 1 },
    })
    expect(there(game, 'transjordan', 'guerrillasUnderground')).toBe(1)
    expect(contents(game, 'gaza')).toEqual({})
  })

  test('nothing is asked where there are none', () => {
    const game = event('A30', 'unshaded', 'british', { lydda: { guerrillasUnderground: 3 } })
    expect(asked(game)).toBe(REBELS_NEXT)
  })

  test('R37: the Rebels choose when they execute it', () => {
    const game = event('A30', 'unshaded', 'rebels', {
      gaza: { guerrillasUnderground: 1, guerrillasActive: 1 },
    })
    expect(asked(game)).toBe('event.piece by rebels')
    const after = play(game, { piece: 'guerrillasActive', space: 'gaza' })
    expect(asked(after)).toBe(BRITISH_NEXT)
  })
})

describe('A30 shaded: Transjordan and Egypt come into play', () => {
  const toEgypt = { from: 'gaza', to: 'egypt', underground: 1, active: 0 } as const
  const SPACES = { gaza: { guerrillasUnderground: 2 } } as const

  test('without it Rebels can neither March nor Mobilize there', () => {
    const march = play(rebels('march', SPACES, OUT), 'gaza')
    expect(whyNot(march, toEgypt)).toEqual({ rule: '1.3.7', reason: 'out-of-play' })
    const mobilize = play(rebels('march', SPACES, OUT), 'mobilize')
    expect(whyNot(mobilize, 'transjordan')).toEqual({ rule: '1.3.7', reason: 'out-of-play' })
    expect(whyNot(mobilize, 'egypt')).toEqual({ rule: '1.3.7', reason: 'out-of-play' })
  })

  test('executed by the British it asks nothing, and the Rebels can go there at once', () => {
    const executed = event('A30', 'shaded', 'british', SPACES, OUT)
    expect(board(executed).outOfPlay.countries).toEqual([])
    expect(asked(executed)).toBe(REBELS_NEXT)
    const marching = play(withChit(executed, 1), 'operation-and-special', 'march')
    expect(spacesOffered(play(marching, 'mobilize'))).toEqual([
      'gaza',
      'lebanon',
      'syria',
      'transjordan',
      'egypt',
    ])
    expect(there(play(marching, 'gaza', toEgypt), 'egypt', 'guerrillasUnderground')).toBe(1)
  })

  test('executed by the Rebels it does the same; Troops Out of Play stay there', () => {
    const game = event(
      'A30',
      'shaded',
      'rebels',
      {},
      {
        outOfPlay: { troops: 5, countries: ['transjordan', 'egypt'] },
      },
    )
    expect(board(game).outOfPlay).toEqual({ troops: 5, countries: [] })
    expect(asked(game)).toBe(BRITISH_NEXT)
  })

  test('the Foreign Assistance of the next Propaganda Round reaches them too', () => {
    const played = event(
      'A30',
      'shaded',
      'british',
      {},
      { ...OUT, played: ['A20', 'A21', 'A22', 'A23'] },
    )
    const round = play(withChit(played, 1), 'limited-operation', 'pass', 'A33')
    expect(asked(round)).toBe('propaganda.punishment by british')
    const assistance = play(round, 'done', 6, 3)
    expect(spacesOffered(assistance)).toEqual(['lebanon', 'syria', 'transjordan', 'egypt'])
  })
})
