import { describe, expect, test } from 'vitest'
import { board, options, type Faction } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, contents, event, play, spacesOffered, there, whyNot } from '../../../../kit'

describe('A7 unshaded', () => {
  const executed = (unity: number, by: Faction = 'british') =>
    event(
      'A7',
      'unshaded',
      by,
      { haifa: { irregularsActive: 1 }, samaria: { irregularsUnderground: 1 } },
      { unity },
    )

  test('two rolls, and each within the Irregulars shifts Unity one step', () => {
    expect(board(play(executed(2), 2, 1)).unity).toBe(0)
    expect(board(play(executed(2), 2, 3)).unity).toBe(1)
    expect(board(play(executed(2), 3, 2)).unity).toBe(1)
    expect(board(play(executed(2), 3, 6)).unity).toBe(2)
  })

  test('6.6.4: a step beyond Decentralized raises Political Will', () => {
    expect(board(play(executed(1), 1, 1))).toMatchObject({ unity: 0, politicalWill: 11 })
  })

  test('nobody chooses anything, and the game goes on', () => {
    const game = executed(2, 'rebels')
    expect(asked(game)).toBe('roll.die by chance')
    expect(asked(play(game, 1))).toBe('roll.die by chance')
    expect(asked(play(game, 1, 6))).toBe('turn.box by british')
    expect(asked(play(executed(2), 1, 6))).toBe('turn.draw-chit by chance')
  })

  test('R38: may be chosen without an Irregular, and no roll succeeds', () => {
    const game = play(event('A7', 'unshaded', 'british', {}), 1, 1)
    expect(board(game)).toMatchObject({ unity: 2, politicalWill: 10 })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })
})

describe('A7 shaded', () => {
  const spaces = {
    syria: { bases: 1 },
    samaria: { opposition: 1, guerrillasUnderground: 1, bases: 1 },
    lydda: { opposition: 1 },
    haifa: { opposition: 1, police: 1, curfew: 1 },
    galilee: { guerrillasUnderground: 1 },
  }

  test('R40: the roll is against the Bases on the map, those abroad too', () => {
    const game = event('A7', 'shaded', 'rebels', spaces)
    expect(asked(game)).toBe('roll.die by chance')
    expect(asked(play(game, 2))).toBe('event.space by rebels')
    expect(asked(play(game, 3))).toBe('turn.box by british')
  })

  test('only in spaces with Opposition where an Operation is possible', () => {
    const game = play(event('A7', 'shaded', 'rebels', spaces), 1)
    expect(spacesOffered(game)).toEqual(['samaria', 'lydda'])
    expect(whyNot(game, 'galilee')).toEqual({ rule: 'A7', reason: 'needs-opposition' })
    expect(whyNot(game, 'haifa')).toEqual({ rule: '3.1', reason: 'no-space-for-this' })
  })

  test('R9: a Limited Operation takes place in that one space, without a Special Activity', () => {
    const game = play(event('A7', 'shaded', 'rebels', spaces), 1, 'lydda')
    expect(asked(game)).toBe('grant.operation by rebels')
    expect(options(game)).toEqual(['rally', 'done'])
    const rally = play(game, 'rally')
    expect(spacesOffered(rally)).toEqual(['lydda'])
    expect(whyNot(rally, 'samaria')).toEqual({ rule: 'A7', reason: 'only-within' })
    expect(whyNot(rally, 'mobilize')).toEqual({ rule: '4.1', reason: 'no-activity-now' })
    const after = play(rally, 'lydda')
    expect(there(after, 'lydda', 'guerrillasUnderground')).toBe(1)
    expect(asked(after)).toBe('event.space by rebels')
  })

  test('one in each space, of different kinds, with the same piece again if it has Marched', () => {
    const marched = play(
      event('A7', 'shaded', 'rebels', spaces),
      1,
      'samaria',
      'march',
      'samaria',
      { from: 'samaria', to: 'lydda', underground: 1, active: 0 },
    )
    expect(asked(marched)).toBe('event.space by rebels')
    expect(whyNot(marched, 'samaria').reason).toBe('already-selected')
    const after = play(marched, 'lydda', 'march', 'lydda', {
      from: 'lydda',
      to: 'gaza',
      underground: 1,
      active: 0,
    })
    expect(contents(after, 'gaza')).toEqual({ guerrillasUnderground: 1 })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('R10: a March starts in the space with Opposition', () => {
    const march = play(event('A7', 'shaded', 'rebels', spaces), 1, 'samaria', 'march')
    expect(spacesOffered(march)).toEqual(['samaria'])
    expect(whyNot(march, 'galilee')).toEqual({ rule: 'A7', reason: 'only-within' })
  })

  test('"may": the Rebels may stop at once', () => {
    const game = play(event('A7', 'shaded', 'rebels', spaces), 1, 'done')
    expect(asked(game)).toBe('turn.box by british')
    expect(contents(game, 'samaria')).toEqual(spaces.samaria)
  })

  test('R37: executed by the British it is the Rebels who operate; R9: no chit is drawn for it', () => {
    const game = play(event('A7', 'shaded', 'british', spaces), 2)
    expect(asked(game)).toBe('event.space by rebels')
    const after = play(game, 'lydda', 'rally', 'lydda', 'done')
    expect(asked(after)).toBe('turn.draw-chit by chance')
    expect(there(after, 'lydda', 'guerrillasUnderground')).toBe(1)
  })

  test('R9: no chit effect follows these Operations', () => {
    const game = play(
      event('A7', 'shaded', 'british', { ...spaces, gaza: { guerrillasActive: 1 } }),
      1,
      'samaria',
      'sabotage',
      'samaria',
      'done',
    )
    expect(there(game, 'samaria', 'guerrillasActive')).toBe(1)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('R38: may be chosen without Opposition or Bases, and nothing is offered', () => {
    const none = play(event('A7', 'shaded', 'british', { galilee: { guerrillasActive: 1 } }), 1)
    expect(asked(none)).toBe('turn.draw-chit by chance')
    const base = play(event('A7', 'shaded', 'british', { syria: { bases: 1 } }), 1)
    expect(asked(base)).toBe('turn.draw-chit by chance')
    expect(can(base, 2)).toBe(true)
  })
})
