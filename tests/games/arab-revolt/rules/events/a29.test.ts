import { describe, expect, test } from 'vitest'
import { board, options, question } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, contents, event, play, spacesOffered, whyNot } from '../../../../kit'

const REBELS_NEXT = 'turn.draw-chit by chance'
const BRITISH_NEXT = 'turn.box by british'

describe('A29 unshaded: Unity falls two steps, then Irregulars Divide', () => {
  test('Unity shifts first, so that the lower place sets the number of spaces', () => {
    const spaces = {
      samaria: { irregularsUnderground: 1, guerrillasUnderground: 2 },
      gaza: { irregularsUnderground: 1, guerrillasActive: 2 },
    } as const
    const first = { piece: 'guerrillasUnderground', space: 'samaria' } as const
    const two = play(event('A29', 'unshaded', 'british', spaces, { unity: 2 }), 'samaria', first)
    expect(board(two).unity).toBe(0)
    expect(asked(two)).toBe('divide.space by british')
    const one = play(event('A29', 'unshaded', 'british', spaces, { unity: 3 }), 'samaria', first)
    expect(board(one).unity).toBe(1)
    expect(asked(one)).toBe(REBELS_NEXT)
    const fromTheRight = event('A29', 'unshaded', 'british', spaces, { unity: 4 })
    expect(board(fromTheRight).unity).toBe(2)
    expect(asked(fromTheRight)).toBe('divide.space by british')
  })

  test('an Underground Irregular is Activated, and a Guerrilla here or next door changes sides', () => {
    const game = play(
      event('A29', 'unshaded', 'british', {
        samaria: { irregularsUnderground: 1, guerrillasUnderground: 1 },
        lydda: { guerrillasActive: 1 },
        gaza: { guerrillasActive: 1 },
      }),
      'samaria',
    )
    expect(can(game, { piece: 'guerrillasUnderground', space: 'samaria' })).toBe(true)
    expect(whyNot(game, { piece: 'guerrillasActive', space: 'gaza' })).toEqual({
      rule: 'R1',
      reason: 'out-of-reach',
    })
    const divided = play(game, { piece: 'guerrillasActive', space: 'lydda' })
    expect(contents(divided, 'samaria')).toEqual({ irregularsActive: 1, guerrillasUnderground: 1 })
    expect(contents(divided, 'lydda')).toEqual({ irregularsUnderground: 1 })
    const after = play(divided, 'done')
    expect(asked(after)).toBe(REBELS_NEXT)
  })

  test('R1: never abroad; and the new Irregular may serve in the second space', () => {
    const game = event('A29', 'unshaded', 'british', {
      samaria: { irregularsUnderground: 1 },
      lydda: { guerrillasUnderground: 1 },
      gaza: { guerrillasUnderground: 1 },
      transjordan: { guerrillasUnderground: 1 },
    })
    const first = play(game, 'samaria')
    expect(whyNot(first, { piece: 'guerrillasUnderground', space: 'transjordan' })).toEqual({
      rule: 'R1',
      reason: 'out-of-reach',
    })
    const second = play(first, { piece: 'guerrillasUnderground', space: 'lydda' })
    expect(spacesOffered(second)).toEqual(['lydda'])
    const end = play(second, 'lydda', { piece: 'guerrillasUnderground', space: 'gaza' })
    expect(contents(end, 'lydda')).toEqual({ irregularsActive: 1 })
    expect(contents(end, 'gaza')).toEqual({ irregularsUnderground: 1 })
    expect(asked(end)).toBe(REBELS_NEXT)
  })

  test('by Irregulars only, and not to be declined where it can be done (5.1.3)', () => {
    const game = event('A29', 'unshaded', 'british', {
      samaria: { irregularsUnderground: 1, guerrillasUnderground: 1 },
    })
    expect(asked(game)).toBe('divide.space by british')
    expect(can(game, 'roll')).toBe(false)
    expect(whyNot(game, 'done')).toEqual({ rule: '4.1', reason: 'nothing-selected-yet' })
  })

  test('without an Underground Irregular in reach of a Guerrilla, Unity falls and that is all', () => {
    const game = event('A29', 'unshaded', 'british', {
      samaria: { irregularsActive: 1, guerrillasUnderground: 1 },
      haifa: { irregularsUnderground: 1 },
    })
    expect(board(game).unity).toBe(0)
    expect(asked(game)).toBe(REBELS_NEXT)
  })

  test('R32: each step past Decentralized gains Political Will', () => {
    const after = (unity: number) => board(event('A29', 'unshaded', 'british', {}, { unity }))
    expect(after(2)).toMatchObject({ unity: 0, politicalWill: 10 })
    expect(after(1)).toMatchObject({ unity: 0, politicalWill: 11 })
    expect(after(0)).toMatchObject({ unity: 0, politicalWill: 12 })
  })

  test('R37: the Rebels choose when they execute it, for the text names no Faction', () => {
    const game = event('A29', 'unshaded', 'rebels', {
      samaria: { irregularsUnderground: 1, guerrillasUnderground: 1, guerrillasActive: 1 },
    })
    expect(asked(game)).toBe('divide.space by rebels')
    const space = play(game, 'samaria')
    expect(asked(space)).toBe('divide.guerrilla by rebels')
    const end = play(space, { piece: 'guerrillasActive', space: 'samaria' })
    expect(contents(end, 'samaria')).toEqual({
      irregularsActive: 1,
      irregularsUnderground: 1,
      guerrillasUnderground: 1,
    })
    expect(asked(end)).toBe(BRITISH_NEXT)
  })

  test('R2: with no Irregular Available, the Divide of the British takes one from the map', () => {
    const game = play(
      event('A29', 'unshaded', 'british', {
        samaria: { irregularsUnderground: 1, guerrillasUnderground: 1 },
        haifa: { irregularsActive: 5 },
      }),
      'samaria',
      { piece: 'guerrillasUnderground', space: 'samaria' },
    )
    expect(asked(game)).toBe('place.from-map by british')
    const taken = play(game, { piece: 'irregularsActive', space: 'haifa' })
    expect(contents(taken, 'samaria')).toEqual({ irregularsActive: 1, irregularsUnderground: 1 })
    expect(contents(taken, 'haifa')).toEqual({ irregularsActive: 4 })
  })

  test('R2: with no Irregular Available, one that the Rebels divide is only removed', () => {
    const game = play(
      event('A29', 'unshaded', 'rebels', {
        samaria: { irregularsUnderground: 1, guerrillasUnderground: 1 },
        haifa: { irregularsActive: 5 },
      }),
      'samaria',
      { piece: 'guerrillasUnderground', space: 'samaria' },
    )
    expect(contents(game, 'samaria')).toEqual({ irregularsActive: 1 })
    expect(contents(game, 'haifa')).toEqual({ irregularsActive: 5 })
    expect(asked(game)).toBe(BRITISH_NEXT)
  })
})

describe('A29 shaded: Irregulars leave the spaces near Sabotage', () => {
  const SPACES = {
    'railway-haifa-syria': { sabotage: 1, irregularsActive: 1 },
    haifa: { irregularsUnderground: 1, irregularsActive: 1 },
    galilee: { irregularsUnderground: 1 },
    gaza: { irregularsUnderground: 1 },
  } as const
  const active = { piece: 'irregularsActive', space: 'haifa' } as const
  const underground = { piece: 'irregularsUnderground', space: 'haifa' } as const

  test('on the Railway itself or next to it, and not elsewhere', () => {
    const game = event('A29', 'shaded', 'british', SPACES)
    expect(question(game)).toMatchObject({ ask: 'event.space', about: { spaces: [], limit: 2 } })
    expect(spacesOffered(game)).toEqual(['galilee', 'haifa', 'railway-haifa-syria'])
    expect(whyNot(game, 'gaza')).toEqual({ rule: 'A29', reason: 'needs-sabotage-near' })
    expect(whyNot(game, 'syria')).toEqual({ rule: 'A29', reason: 'needs-irregular' })
  })

  test('one from each of two spaces, Underground or Active, then no more', () => {
    const haifa = play(event('A29', 'shaded', 'british', SPACES), 'haifa')
    expect(question(haifa)).toMatchObject({ ask: 'event.piece', about: { space: 'haifa' } })
    expect(options(haifa)).toEqual([underground, active])
    const one = play(haifa, underground)
    expect(contents(one, 'haifa')).toEqual({ irregularsActive: 1 })
    expect(whyNot(one, 'haifa')).toEqual({ rule: '5.1', reason: 'already-selected' })
    const two = play(one, 'galilee')
    expect(contents(two, 'galilee')).toEqual({})
    expect(board(two).available.irregulars).toBe(3)
    expect(asked(two)).toBe(REBELS_NEXT)
  })

  test('up to two: one is enough', () => {
    const game = play(event('A29', 'shaded', 'british', SPACES), 'haifa', active, 'done')
    expect(asked(game)).toBe(REBELS_NEXT)
  })

  test('nothing is asked without Sabotage near an Irregular', () => {
    const game = event('A29', 'shaded', 'british', {
      'railway-haifa-syria': { sabotage: 2 },
      gaza: { irregularsUnderground: 2 },
    })
    expect(asked(game)).toBe(REBELS_NEXT)
  })

  test('R22: a Curfew goes with the last British piece', () => {
    const game = event('A29', 'shaded', 'rebels', {
      'railway-haifa-syria': { sabotage: 1 },
      galilee: { irregularsUnderground: 1, curfew: 1 },
    })
    expect(contents(play(game, 'galilee'), 'galilee')).toEqual({})
  })

  test('R37: the Rebels choose when they execute it', () => {
    const game = event('A29', 'shaded', 'rebels', SPACES)
    expect(asked(game)).toBe('event.space by rebels')
    expect(asked(play(game, 'haifa', active, 'done'))).toBe(BRITISH_NEXT)
  })
})
