import { describe, expect, test } from 'vitest'
import {
  board,
  type Option,
  type Position,
  type Faction,
  type Game,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, contents, event, play, spacesOffered, there, whyNot } from '../../../../kit'

describe('A6 unshaded', () => {
  const spaces = {
    samaria: { troops: 1, opposition: 1 },
    haifa: { troops: 2, opposition: 1 },
    gaza: { police: 1, opposition: 1 },
  }

  const drawn = (
    chits: Option[],
    on: Position['spaces'] = spaces,
    rest?: Partial<Position>,
    by: Faction = 'british',
  ): Game => play(event('A6', 'unshaded', by, on, rest), 'yes', ...chits)

  test('a Demolish that is drawn is used in two spaces with Troops', () => {
    const game = play(drawn(['demolish', 'fine']), 'yes', 'samaria')
    // 4.2.1 Both Punishments come before the Mobilizations.
    expect(contents(game, 'samaria')).toEqual({ troops: 1 })
    const after = play(game, 'haifa')
    expect(contents(after, 'samaria')).toEqual({ troops: 1, guerrillasUnderground: 1 })
    expect(contents(after, 'haifa')).toEqual({ troops: 2, guerrillasUnderground: 1 })
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('the Demolish is set aside, the other chit goes back to the pool', () => {
    const { punishmentChits } = board(play(drawn(['demolish', 'fine']), 'yes', 'samaria', 'haifa'))
    expect(punishmentChits.used).toEqual({ detain: 0, demolish: 1, fine: 0 })
    expect(punishmentChits.pool).toEqual({ detain: 2, demolish: 1, fine: 2 })
  })

  test('only where there are Troops, each space once, and both spaces are owed', () => {
    const game = play(drawn(['demolish', 'fine']), 'yes')
    expect(spacesOffered(game)).toEqual(['samaria', 'haifa'])
    expect(whyNot(game, 'gaza')).toEqual({ rule: '4.2.1', reason: 'needs-troops' })
    const second = play(game, 'haifa')
    expect(spacesOffered(second)).toEqual(['samaria'])
    expect(can(second, 'done')).toBe(false)
  })

  test('both Demolish chits are used, each in two spaces', () => {
    const first = play(drawn(['demolish', 'demolish']), 'yes', 'samaria', 'haifa')
    expect(asked(first)).toBe('event.go-on by british')
    const after = play(first, 'yes', 'haifa', 'samaria')
    expect(there(after, 'samaria', 'guerrillasUnderground')).toBe(2)
    expect(board(after).punishmentChits.used.demolish).toBe(2)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('"may": a Demolish need not be used, and goes back to the pool', () => {
    const game = play(drawn(['demolish', 'demolish']), 'done')
    expect(board(game).punishmentChits.pool).toEqual({ detain: 2, demolish: 2, fine: 2 })
    expect(there(game, 'samaria', 'opposition')).toBe(1)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('no other chit is used: all go back to the pool', () => {
    const game = drawn(['detain', 'fine'])
    expect(board(game).punishmentChits.pool).toEqual({ detain: 2, demolish: 2, fine: 2 })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('5.1.3: one space if only one has Troops', () => {
    const game = play(drawn(['fine', 'demolish'], { samaria: spaces.samaria }), 'yes', 'samaria')
    expect(contents(game, 'samaria')).toEqual({ troops: 1, guerrillasUnderground: 1 })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('without Troops nothing is drawn', () => {
    const game = event('A6', 'unshaded', 'british', { gaza: spaces.gaza })
    expect(asked(game)).toBe('turn.draw-chit by chance')
    expect(board(game).punishmentChits.pool.demolish).toBe(2)
  })

  test('R2: Guerrillas come from Available only', () => {
    const game = play(
      drawn(
        ['demolish', 'fine'],
        { ...spaces, syria: { guerrillasUnderground: 1 } },
        { prison: { guerrillas: 14 } },
      ),
      'yes',
      'samaria',
      'haifa',
    )
    expect(contents(game, 'samaria')).toEqual({ troops: 1 })
    expect(there(game, 'syria', 'guerrillasUnderground')).toBe(1)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('nothing is asked when no chit is left in the pool', () => {
    const game = event('A6', 'unshaded', 'british', spaces, {
      punishmentChits: { used: { detain: 2, demolish: 2, fine: 2 } },
    })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('it is no Punish: with A18 in play the chits are still drawn', () => {
    const game = play(
      event('A6', 'unshaded', 'british', spaces, {
        played: ['A18'],
        capabilities: [{ card: 'A18', side: 'unshaded' }],
      }),
      'yes',
    )
    expect(asked(game)).toBe('punish.draw by chance')
  })

  test('R37: executed by the Rebels it is the British who may draw and use', () => {
    const game = event('A6', 'unshaded', 'rebels', spaces)
    expect(asked(game)).toBe('event.go-on by british')
    expect(asked(play(game, 'done'))).toBe('turn.box by british')
    const after = play(game, 'yes', 'demolish', 'fine')
    expect(asked(after)).toBe('event.go-on by british')
    expect(asked(play(after, 'yes', 'samaria', 'haifa'))).toBe('turn.box by british')
  })
})

describe('A6 shaded', () => {
  const spaces = {
    samaria: { police: 1, curfew: 1 },
    haifa: { police: 1, curfew: 1, opposition: 1 },
    lydda: { opposition: 1 },
    galilee: { guerrillasUnderground: 2, irregularsUnderground: 1 },
    gaza: { guerrillasUnderground: 1, irregularsActive: 1 },
  }

  test('the Rebels Mobilize: Bases as ever, Guerrillas where there are Curfews', () => {
    const game = play(
      event('A6', 'shaded', 'rebels', spaces),
      'mobilize',
      'galilee',
      'lebanon',
      'samaria',
      'haifa',
    )
    expect(there(game, 'galilee', 'bases')).toBe(1)
    expect(there(game, 'lebanon', 'bases')).toBe(1)
    expect(contents(game, 'samaria')).toEqual({ police: 1, curfew: 1, guerrillasUnderground: 1 })
    expect(there(game, 'haifa', 'guerrillasUnderground')).toBe(1)
    expect(asked(game)).toBe('turn.box by british')
  })

  test('no Guerrilla where there is Opposition but no Curfew', () => {
    const game = play(event('A6', 'shaded', 'rebels', spaces), 'mobilize', 'done')
    expect(asked(game)).toBe('mobilize.guerrilla by rebels')
    expect(spacesOffered(game)).toEqual(['samaria', 'haifa'])
    expect(can(game, 'lydda')).toBe(false)
    expect(asked(play(game, 'samaria', 'done'))).toBe('turn.box by british')
  })

  test('the reason for a space without a Curfew is not that it has no Opposition', () => {
    const game = play(event('A6', 'shaded', 'rebels', spaces), 'mobilize', 'done')
    expect(whyNot(game, 'lydda')).toEqual({ rule: 'A6', reason: 'needs-curfew' })
  })

  test('4.3.1: a Base needs more Guerrillas than Irregulars', () => {
    const game = play(event('A6', 'shaded', 'rebels', spaces), 'mobilize')
    expect(can(game, 'galilee')).toBe(true)
    expect(whyNot(game, 'gaza')).toEqual({ rule: '4.3.1', reason: 'needs-more-guerrillas' })
    expect(whyNot(game, 'haifa')).toEqual({ rule: '4.3.1', reason: 'needs-district-or-country' })
  })

  test('R37: executed by the British it is the Rebels who may Mobilize', () => {
    const game = event('A6', 'shaded', 'british', spaces)
    expect(asked(game)).toBe('grant.activity by rebels')
    expect(asked(play(game, 'done'))).toBe('turn.draw-chit by chance')
    const after = play(game, 'mobilize', 'done', 'samaria', 'haifa')
    expect(there(after, 'samaria', 'guerrillasUnderground')).toBe(1)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })
})
