import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, contents, event, play, spacesOffered, there, whyNot } from '../../../../kit'

describe('A10 unshaded', () => {
  const spaces = {
    haifa: { police: 1, opposition: 1 },
    samaria: { police: 1, opposition: 1, guerrillasUnderground: 2 },
    lydda: { troops: 2, opposition: 1 },
    gaza: { police: 1 },
  }

  test('the British remove Opposition from one space with Police', () => {
    const game = play(event('A10', 'unshaded', 'british', spaces), 'samaria')
    expect(there(game, 'samaria', 'opposition')).toBe(0)
    expect(there(game, 'haifa', 'opposition')).toBe(1)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('not without Police, nor without Opposition', () => {
    const game = event('A10', 'unshaded', 'british', spaces)
    expect(spacesOffered(game)).toEqual(['samaria', 'haifa'])
    expect(whyNot(game, 'lydda')).toEqual({ rule: 'A10', reason: 'needs-police' })
    expect(whyNot(game, 'gaza')).toEqual({ rule: 'A10', reason: 'needs-opposition' })
  })

  test('R37: executed by the Rebels it is the British who may', () => {
    const game = event('A10', 'unshaded', 'rebels', spaces)
    expect(asked(game)).toBe('event.space by british')
    const declined = play(game, 'done')
    expect(there(declined, 'haifa', 'opposition')).toBe(1)
    expect(asked(declined)).toBe('turn.box by british')
  })

  test('R38: may be chosen where there is nothing to remove', () => {
    const game = event('A10', 'unshaded', 'british', { gaza: spaces.gaza, lydda: spaces.lydda })
    expect(asked(game)).toBe('turn.draw-chit by chance')
    expect(there(game, 'lydda', 'opposition')).toBe(1)
  })
})

describe('A10 shaded', () => {
  const spaces = {
    haifa: { police: 1, guerrillasUnderground: 1 },
    jerusalem: { police: 1 },
    gaza: { police: 2, opposition: 1 },
    lydda: { troops: 2 },
    'railway-haifa-syria': { police: 1 },
  }
  const wanted = () => play(event('A10', 'shaded', 'rebels', spaces), 'yes')

  test('a Detain brings Opposition to two spaces with Police, and takes nobody', () => {
    expect(asked(wanted())).toBe('punish.draw by chance')
    const game = play(wanted(), 'detain', 'haifa', 'jerusalem')
    expect(contents(game, 'haifa')).toEqual({ police: 1, guerrillasUnderground: 1, opposition: 1 })
    expect(there(game, 'jerusalem', 'opposition')).toBe(1)
    expect(board(game).prison.guerrillas).toBe(0)
    expect(asked(game)).toBe('turn.box by british')
  })

  test('a Demolish brings a Guerrilla to two spaces with Police, and leaves Opposition', () => {
    const game = play(wanted(), 'demolish', 'gaza', 'railway-haifa-syria')
    expect(contents(game, 'gaza')).toEqual({ police: 2, opposition: 1, guerrillasUnderground: 1 })
    expect(there(game, 'railway-haifa-syria', 'guerrillasUnderground')).toBe(1)
    expect(asked(game)).toBe('turn.box by british')
  })

  test('a Fine does nothing, and no space is asked for', () => {
    expect(asked(play(wanted(), 'fine'))).toBe('turn.box by british')
  })

  test('the chit goes back to the pool', () => {
    const all = { detain: 2, demolish: 2, fine: 2 }
    expect(board(play(wanted(), 'detain', 'haifa', 'jerusalem')).punishmentChits.pool).toEqual(all)
    expect(board(play(wanted(), 'fine')).punishmentChits.pool).toEqual(all)
  })

  test('only where there are Police; no Opposition on a Railway; both spaces are owed', () => {
    const game = play(wanted(), 'detain')
    expect(asked(game)).toBe('event.space by rebels')
    expect(whyNot(game, 'lydda')).toEqual({ rule: 'A10', reason: 'needs-police' })
    expect(whyNot(game, 'railway-haifa-syria')).toEqual({
      rule: '1.6',
      reason: 'needs-district-or-city',
    })
    const second = play(game, 'jerusalem')
    expect(can(second, 'done')).toBe(false)
    expect(can(second, 'jerusalem')).toBe(false)
    expect(can(second, 'haifa')).toBe(true)
  })

  test('5.1.3: one space if only one has Police', () => {
    const game = play(
      event('A10', 'shaded', 'rebels', { gaza: { police: 1 } }),
      'yes',
      'detain',
      'gaza',
    )
    expect(there(game, 'gaza', 'opposition')).toBe(1)
    expect(asked(game)).toBe('turn.box by british')
  })

  test('R37: executed by the British it is the Rebels who may draw and choose', () => {
    const game = event('A10', 'shaded', 'british', spaces)
    expect(asked(game)).toBe('event.go-on by rebels')
    expect(asked(play(game, 'yes', 'detain'))).toBe('event.space by rebels')
    expect(asked(play(game, 'yes', 'detain', 'haifa', 'jerusalem'))).toBe(
      'turn.draw-chit by chance',
    )
  })

  test('"may": the Rebels may draw nothing', () => {
    const game = play(event('A10', 'shaded', 'rebels', spaces), 'done')
    expect(asked(game)).toBe('turn.box by british')
  })

  test('nothing is asked when no chit is left in the pool', () => {
    const game = event('A10', 'shaded', 'rebels', spaces, {
      punishmentChits: { used: { detain: 2, demolish: 2, fine: 2 } },
    })
    expect(asked(game)).toBe('turn.box by british')
  })

  test('R2: a Guerrilla placed on an Event of the British comes from Available only', () => {
    const game = play(
      event(
        'A10',
        'shaded',
        'british',
        { ...spaces, syria: { guerrillasUnderground: 1 } },
        { prison: { guerrillas: 13 } },
      ),
      'yes',
      'demolish',
      'gaza',
      'jerusalem',
    )
    expect(there(game, 'gaza', 'guerrillasUnderground')).toBe(0)
    expect(there(game, 'syria', 'guerrillasUnderground')).toBe(1)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('R2: Rebels who execute it take a Guerrilla from the map when none is Available', () => {
    const game = play(
      event(
        'A10',
        'shaded',
        'rebels',
        { ...spaces, syria: { guerrillasUnderground: 1 } },
        { prison: { guerrillas: 13 } },
      ),
      'yes',
      'demolish',
      'gaza',
    )
    expect(asked(game)).toBe('place.from-map by rebels')
  })
})
