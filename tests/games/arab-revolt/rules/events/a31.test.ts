import { describe, expect, test } from 'vitest'
import { board, type Game } from '../../../../../src/games/arab-revolt/rules/index'
import {
  answerWhile,
  asked,
  can,
  contents,
  event,
  play,
  spacesOffered,
  whyNot,
} from '../../../../kit'

const REBELS_NEXT = 'turn.draw-chit by chance'
const BRITISH_NEXT = 'turn.box by british'
const OUT = { outOfPlay: { countries: ['transjordan', 'egypt'] } } as const

describe('A31 unshaded: a crackdown in Syria or in Lebanon', () => {
  const BOTH = {
    syria: { guerrillasUnderground: 2, guerrillasActive: 1, bases: 1 },
    lebanon: { guerrillasUnderground: 1 },
    egypt: { guerrillasUnderground: 1 },
  } as const

  test('all Rebel pieces of the one go to Prison; the other is spared', () => {
    const game = event('A31', 'unshaded', 'british', BOTH)
    expect(asked(game)).toBe('event.space by british')
    expect(spacesOffered(game)).toEqual(['lebanon', 'syria'])
    expect(whyNot(game, 'egypt')).toEqual({ rule: 'A31', reason: 'needs-syria-or-lebanon' })
    const after = play(game, 'syria')
    expect(contents(after, 'syria')).toEqual({})
    expect(contents(after, 'lebanon')).toEqual({ guerrillasUnderground: 1 })
    expect(board(after).prison).toEqual({ guerrillas: 3, bases: 1 })
    expect(board(after).unity).toBe(2)
    expect(asked(after)).toBe(REBELS_NEXT)
  })

  test('what can be done must be: not to be declined, nor turned on an empty country (5.1.3)', () => {
    const game = event('A31', 'unshaded', 'rebels', { syria: { bases: 1 } })
    expect(can(game, 'done')).toBe(false)
    expect(whyNot(game, 'lebanon')).toEqual({ rule: 'A31', reason: 'needs-rebels' })
  })

  test('nothing is asked when both are empty', () => {
    expect(asked(event('A31', 'unshaded', 'british', { egypt: { bases: 1 } }))).toBe(REBELS_NEXT)
  })

  test('R37: the Rebels choose when they execute it', () => {
    const game = event('A31', 'unshaded', 'rebels', BOTH)
    expect(asked(game)).toBe('event.space by rebels')
    const after = play(game, 'lebanon')
    expect(board(after).prison).toEqual({ guerrillas: 1, bases: 0 })
    expect(asked(after)).toBe(BRITISH_NEXT)
  })
})

describe('A31 shaded: a Guerrilla comes to each Foreign Country', () => {
  const everywhere = (game: Game) =>
    answerWhile(game, ['event.space'], (one) => spacesOffered(one)[0] ?? 'done')
  const ALL_ELSEWHERE = { samaria: { guerrillasUnderground: 14, guerrillasActive: 1 } } as const

  test('from Prison first, then from Available, Underground', () => {
    const game = everywhere(
      event(
        'A31',
        'shaded',
        'rebels',
        { syria: { guerrillasActive: 1 } },
        { ...OUT, prison: { guerrillas: 1 } },
      ),
    )
    expect(contents(game, 'syria')).toEqual({ guerrillasActive: 1, guerrillasUnderground: 1 })
    expect(contents(game, 'lebanon')).toEqual({ guerrillasUnderground: 1 })
    expect(board(game).prison.guerrillas).toBe(0)
    expect(board(game).available.guerrillas).toBe(12)
    expect(asked(game)).toBe(BRITISH_NEXT)
  })

  test('those in Prison come before the Available ones', () => {
    const game = everywhere(
      event('A31', 'shaded', 'rebels', {}, { ...OUT, prison: { guerrillas: 3 } }),
    )
    expect(board(game).prison.guerrillas).toBe(1)
    expect(board(game).available.guerrillas).toBe(12)
  })

  test('Transjordan and Egypt only when they are in play', () => {
    const closed = everywhere(event('A31', 'shaded', 'rebels', {}, OUT))
    expect(contents(closed, 'egypt')).toEqual({})
    expect(board(closed).available.guerrillas).toBe(13)
    const open = everywhere(event('A31', 'shaded', 'rebels', {}))
    expect(contents(open, 'transjordan')).toEqual({ guerrillasUnderground: 1 })
    expect(contents(open, 'egypt')).toEqual({ guerrillasUnderground: 1 })
    expect(board(open).available.guerrillas).toBe(11)
  })

  test('nothing comes to Palestine, and it is not optional', () => {
    const game = event('A31', 'shaded', 'british', {}, OUT)
    expect(spacesOffered(game)).not.toContain('galilee')
    expect(can(game, 'done')).toBe(false)
    const after = everywhere(game)
    expect(contents(after, 'lebanon')).toEqual({ guerrillasUnderground: 1 })
    expect(asked(after)).toBe(REBELS_NEXT)
  })

  test('with one Guerrilla for two countries the executing Faction chooses where', () => {
    const spaces = { samaria: { guerrillasUnderground: 14 } } as const
    const rest = { ...OUT, prison: { guerrillas: 1 } }
    const game = event('A31', 'shaded', 'british', spaces, rest)
    expect(asked(game)).toBe('event.space by british')
    const after = play(game, 'syria')
    expect(contents(after, 'syria')).toEqual({ guerrillasUnderground: 1 })
    expect(contents(after, 'lebanon')).toEqual({})
    expect(asked(after)).toBe(REBELS_NEXT)
  })

  test('R2: with none in Prison or Available, the Rebels may bring theirs from the map', () => {
    const game = play(event('A31', 'shaded', 'rebels', ALL_ELSEWHERE, OUT), 'syria')
    expect(asked(game)).toBe('place.from-map by rebels')
    const taken = play(game, { piece: 'guerrillasActive', space: 'samaria' })
    expect(contents(taken, 'syria')).toEqual({ guerrillasUnderground: 1 })
    expect(contents(taken, 'samaria')).toEqual({ guerrillasUnderground: 14 })
  })

  test('R2: the British cannot make them do so', () => {
    expect(asked(event('A31', 'shaded', 'british', ALL_ELSEWHERE, OUT))).toBe(REBELS_NEXT)
  })
})
