import { describe, expect, test } from 'vitest'
import {
  board,
  options,
  question,
  refusals,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, contents, event, play, spacesOffered, there, whyNot } from '../../../../kit'

const NEEDS_IRREGULAR = { rule: 'A17', reason: 'needs-underground-irregular' }

describe('A17 Revisionist Terror, unshaded', () => {
  const MAP = {
    haifa: { irregularsUnderground: 1, guerrillasUnderground: 1, guerrillasActive: 1 },
    samaria: { irregularsUnderground: 2, guerrillasActive: 2, bases: 1 },
    lydda: { irregularsActive: 1, guerrillasActive: 1 },
    gaza: { police: 1, guerrillasActive: 1 },
  } as const
  const UNDERGROUND = { piece: 'guerrillasUnderground', space: 'haifa' } as const

  test('the British may remove a Guerrilla, Underground or Active, from each space with an Underground Irregular', () => {
    const game = event('A17', 'unshaded', 'british', MAP)
    expect(question(game)).toMatchObject({
      ask: 'event.space',
      by: 'british',
      about: { spaces: [] },
    })
    expect(spacesOffered(game)).toEqual(['samaria', 'haifa'])
    const haifa = play(game, 'haifa')
    expect(question(haifa)).toMatchObject({ ask: 'event.piece', about: { space: 'haifa' } })
    expect(options(haifa)).toEqual([UNDERGROUND, { piece: 'guerrillasActive', space: 'haifa' }])
    expect(refusals(haifa)).toEqual([])
    const after = play(haifa, UNDERGROUND, 'samaria')
    expect(contents(after, 'haifa')).toEqual({ irregularsUnderground: 1, guerrillasActive: 1 })
    expect(contents(after, 'samaria')).toEqual({
      irregularsUnderground: 2,
      guerrillasActive: 1,
      bases: 1,
    })
    expect(board(after).prison.guerrillas).toBe(0)
    expect(board(after).available.guerrillas).toBe(11)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('one a space, however many Irregulars; where all are alike, nobody is asked which', () => {
    const after = play(event('A17', 'unshaded', 'british', MAP), 'samaria')
    expect(asked(after)).toBe('event.space by british')
    expect(whyNot(after, 'samaria')).toEqual({ rule: '5.1', reason: 'already-selected' })
  })

  test('an Active Irregular, or none, will not do; nor a Base without a Guerrilla', () => {
    const game = event('A17', 'unshaded', 'british', {
      ...MAP,
      galilee: { irregularsUnderground: 1, bases: 1 },
    })
    expect(whyNot(game, 'lydda')).toEqual(NEEDS_IRREGULAR)
    expect(whyNot(game, 'gaza')).toEqual(NEEDS_IRREGULAR)
    expect(whyNot(game, 'galilee')).toEqual({ rule: 'A17', reason: 'needs-guerrilla' })
  })

  test('R37: the British decide, and may stop, also when the Rebels execute it', () => {
    const game = event('A17', 'unshaded', 'rebels', MAP)
    expect(asked(game)).toBe('event.space by british')
    const after = play(game, 'haifa', UNDERGROUND, 'done')
    expect(there(after, 'haifa', 'guerrillasUnderground')).toBe(0)
    expect(there(after, 'samaria', 'guerrillasActive')).toBe(2)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('R38: without a Guerrilla at an Underground Irregular nothing is asked', () => {
    const after = event('A17', 'unshaded', 'rebels', { lydda: MAP.lydda, gaza: MAP.gaza })
    expect(contents(after, 'lydda')).toEqual(MAP.lydda)
    expect(asked(after)).toBe('turn.box by british')
  })
})

describe('A17 Revisionist Terror, shaded', () => {
  const MAP = {
    haifa: { irregularsUnderground: 2 },
    'railway-haifa-syria': { irregularsUnderground: 1, sabotage: 1 },
    samaria: { irregularsUnderground: 1, opposition: 1 },
    lydda: { irregularsUnderground: 1, troops: 2 },
    gaza: { irregularsActive: 1, guerrillasUnderground: 1 },
  } as const

  test('R23: Irregulars turn Active and leave a marker: Sabotage on a Railway, Opposition elsewhere', () => {
    const game = event('A17', 'shaded', 'rebels', MAP)
    expect(asked(game)).toBe('event.space by rebels')
    const after = play(game, 'haifa', 'railway-haifa-syria', 'lydda')
    expect(contents(after, 'haifa')).toEqual({
      irregularsUnderground: 1,
      irregularsActive: 1,
      opposition: 1,
    })
    expect(contents(after, 'railway-haifa-syria')).toEqual({ irregularsActive: 1, sabotage: 2 })
    expect(contents(after, 'lydda')).toEqual({ troops: 2, irregularsActive: 1, opposition: 1 })
    expect(contents(after, 'samaria')).toEqual(MAP.samaria)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('R23: up to three, in different spaces', () => {
    const one = play(event('A17', 'shaded', 'rebels', MAP), 'haifa')
    expect(whyNot(one, 'haifa').reason).toBe('already-selected')
    expect(spacesOffered(one)).toEqual(['samaria', 'lydda', 'railway-haifa-syria'])
    const three = play(one, 'samaria', 'lydda')
    expect(there(three, 'railway-haifa-syria', 'irregularsUnderground')).toBe(1)
    expect(asked(three)).toBe('turn.box by british')
  })

  test('an Underground Irregular is needed; a Guerrilla does not serve', () => {
    const game = event('A17', 'shaded', 'rebels', MAP)
    expect(whyNot(game, 'gaza')).toEqual(NEEDS_IRREGULAR)
  })

  test('Opposition is not doubled', () => {
    const after = play(event('A17', 'shaded', 'rebels', MAP), 'samaria')
    expect(contents(after, 'samaria')).toEqual({ irregularsActive: 1, opposition: 1 })
  })

  test('R37: the Rebels decide, and may decline, also when the British execute it', () => {
    const game = event('A17', 'shaded', 'british', MAP)
    expect(asked(game)).toBe('event.space by rebels')
    expect(asked(play(game, 'lydda'))).toBe('event.space by rebels')
    const after = play(game, 'done')
    expect(contents(after, 'haifa')).toEqual(MAP.haifa)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('R38: without an Underground Irregular nothing is asked', () => {
    const after = event('A17', 'shaded', 'rebels', { gaza: MAP.gaza })
    expect(contents(after, 'gaza')).toEqual(MAP.gaza)
    expect(asked(after)).toBe('turn.box by british')
  })
})
