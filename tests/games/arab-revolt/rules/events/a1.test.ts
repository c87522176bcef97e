import { describe, expect, test } from 'vitest'
import {
  board,
  type Game,
  type Option,
  type Position,
  type Side,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, british, can, event, play, spacesOffered, there, whyNot } from '../../../../kit'

const inPlay = (side: Side) => ({ played: ['A1'], capabilities: [{ card: 'A1', side }] }) as const

const drawnDetain: Option[] = ['punish', 'detain', 'fine', { chit: 'detain', from: 'drawn' }]

/** The British Punish with a Detain, before they Sweep. */
const detain = (spaces: Position['spaces'], rest?: Partial<Position>): Game =>
  play(british('sweep', spaces, rest), ...drawnDetain)

const underground = (space: 'samaria' | 'lydda') =>
  ({ piece: 'guerrillasUnderground', space }) as const

describe('A1 unshaded', () => {
  const watched = { troops: 1, curfew: 1, guerrillasUnderground: 3 }

  test('a Detain under Curfew takes a second Guerrilla to Prison, then brings Opposition', () => {
    const game = play(
      detain({ samaria: watched }, inPlay('unshaded')),
      'samaria',
      underground('samaria'),
    )
    expect(asked(game)).toBe('punish.detain by british')
    expect(can(game, 'done')).toBe(false)
    const after = play(game, underground('samaria'))
    expect(asked(after)).toBe('sweep.space by british')
    expect(board(after).prison.guerrillas).toBe(2)
    expect(there(after, 'samaria', 'guerrillasUnderground')).toBe(1)
    expect(there(after, 'samaria', 'opposition')).toBe(1)
  })

  test('without the card a Detain takes one Guerrilla, Curfew or not', () => {
    const game = play(detain({ samaria: watched }), 'samaria', underground('samaria'))
    expect(asked(game)).toBe('sweep.space by british')
    expect(board(game).prison.guerrillas).toBe(1)
  })

  test('where there is no Curfew a Detain takes one Guerrilla', () => {
    const game = play(
      detain({ samaria: { troops: 1, guerrillasUnderground: 3 } }, inPlay('unshaded')),
      'samaria',
      underground('samaria'),
    )
    expect(asked(game)).toBe('sweep.space by british')
    expect(board(game).prison.guerrillas).toBe(1)
  })

  test('each of the two spaces under Curfew loses one more', () => {
    const game = play(
      detain({ samaria: watched, lydda: watched }, inPlay('unshaded')),
      'samaria',
      underground('samaria'),
      underground('samaria'),
      'lydda',
      underground('lydda'),
      underground('lydda'),
    )
    expect(asked(game)).toBe('sweep.space by british')
    expect(board(game).prison.guerrillas).toBe(4)
  })

  test('a second Guerrilla is not owed where there is only one', () => {
    const game = play(
      detain({ samaria: { ...watched, guerrillasUnderground: 1, bases: 1 } }, inPlay('unshaded')),
      'samaria',
      underground('samaria'),
    )
    expect(asked(game)).toBe('sweep.space by british')
    expect(board(game).prison).toEqual({ guerrillas: 1, bases: 0 })
    expect(there(game, 'samaria', 'bases')).toBe(1)
  })

  test('R28: a Mobilization alone takes no Guerrilla', () => {
    const game = play(
      event('A10', 'shaded', 'rebels', { samaria: { ...watched, police: 1 } }, inPlay('unshaded')),
      'yes',
      'detain',
      'samaria',
    )
    expect(asked(game)).toBe('turn.box by british')
    expect(board(game).prison.guerrillas).toBe(0)
  })

  test('executed by the Rebels it asks nothing, stays in play and serves the British next', () => {
    const executed = event('A1', 'unshaded', 'rebels', { samaria: watched })
    expect(asked(executed)).toBe('turn.box by british')
    expect(board(executed).capabilities).toEqual([{ card: 'A1', side: 'unshaded' }])
    const game = play(
      executed,
      'operation-and-special',
      'sweep',
      ...drawnDetain,
      'samaria',
      underground('samaria'),
      underground('samaria'),
    )
    expect(board(game).prison.guerrillas).toBe(2)
  })
})

describe('A1 shaded', () => {
  const opposed = { troops: 1, opposition: 1 }

  test('after a Detain at Opposition the Rebels may add Opposition next to it', () => {
    const game = play(
      detain({ samaria: opposed, lydda: { opposition: 1 } }, inPlay('shaded')),
      'samaria',
    )
    expect(asked(game)).toBe('event.space by rebels')
    expect(spacesOffered(game)).toEqual(['galilee', 'haifa-district', 'jerusalem-district'])
    const after = play(game, 'galilee')
    expect(there(after, 'galilee', 'opposition')).toBe(1)
    expect(there(after, 'samaria', 'opposition')).toBe(1)
    expect(asked(after)).toBe('sweep.space by british')
  })

  test('not far away, not on a Railway or abroad, not where there is Opposition already', () => {
    const game = play(
      detain({ samaria: opposed, lydda: { opposition: 1 } }, inPlay('shaded')),
      'samaria',
    )
    expect(whyNot(game, 'gaza')).toEqual({ rule: 'A1', reason: 'not-next-to-detained' })
    expect(whyNot(game, 'samaria')).toEqual({ rule: 'A1', reason: 'not-next-to-detained' })
    expect(whyNot(game, 'railway-tel-aviv-haifa')).toEqual({
      rule: '1.6',
      reason: 'needs-district-or-city',
    })
    expect(whyNot(game, 'transjordan')).toEqual({ rule: '1.6', reason: 'needs-district-or-city' })
    expect(whyNot(game, 'lydda')).toEqual({ rule: '1.6', reason: 'opposition-already' })
  })

  test('the Rebels may decline', () => {
    const game = play(detain({ samaria: opposed }, inPlay('shaded')), 'samaria', 'done')
    expect(asked(game)).toBe('sweep.space by british')
    expect(there(game, 'galilee', 'opposition')).toBe(0)
  })

  test('Opposition that this very Detain brings does not count', () => {
    const game = play(detain({ samaria: { troops: 1 } }, inPlay('shaded')), 'samaria')
    expect(there(game, 'samaria', 'opposition')).toBe(1)
    expect(asked(game)).toBe('sweep.space by british')
  })

  test('each Detain at Opposition is followed by an offer of its own, after both Punishments', () => {
    const game = play(
      detain({ samaria: { ...opposed, guerrillasActive: 1 }, gaza: opposed }, inPlay('shaded')),
      'samaria',
      { piece: 'guerrillasActive', space: 'samaria' },
    )
    expect(asked(game)).toBe('punish.space by british')
    const first = play(game, 'gaza')
    expect(asked(first)).toBe('event.space by rebels')
    expect(can(first, 'galilee')).toBe(true)
    const second = play(first, 'galilee')
    expect(asked(second)).toBe('event.space by rebels')
    expect(spacesOffered(second)).toEqual(['lydda', 'jerusalem-district'])
    expect(asked(play(second, 'lydda'))).toBe('sweep.space by british')
  })

  test('nothing is asked where every neighbour is at Opposition', () => {
    const game = play(
      detain({ jerusalem: opposed, 'jerusalem-district': { opposition: 1 } }, inPlay('shaded')),
      'jerusalem',
    )
    expect(asked(game)).toBe('sweep.space by british')
  })

  test('without the card nothing follows a Detain at Opposition', () => {
    expect(asked(play(detain({ samaria: opposed }), 'samaria'))).toBe('sweep.space by british')
  })

  test('no other chit is followed by it', () => {
    const game = play(
      british('sweep', { samaria: opposed }, inPlay('shaded')),
      'punish',
      'detain',
      'demolish',
      { chit: 'demolish', from: 'drawn' },
      'samaria',
    )
    expect(asked(game)).toBe('sweep.space by british')
  })

  test('R28: it follows a Punish that an Event grants', () => {
    const game = play(
      event('A12', 'unshaded', 'british', { samaria: opposed }, inPlay('shaded')),
      ...drawnDetain,
      'samaria',
    )
    expect(asked(game)).toBe('event.space by rebels')
    expect(asked(play(game, 'galilee'))).toBe('turn.draw-chit by chance')
  })

  test('R28: it does not follow the Mobilization alone (A10)', () => {
    const game = play(
      event('A10', 'shaded', 'rebels', { samaria: { police: 1, opposition: 1 } }, inPlay('shaded')),
      'yes',
      'detain',
      'samaria',
    )
    expect(asked(game)).toBe('turn.box by british')
  })

  test('R28: it does not follow the Mobilization alone (A18)', () => {
    const game = play(
      british(
        'sweep',
        { samaria: opposed },
        {
          played: ['A1', 'A18'],
          capabilities: [
            { card: 'A1', side: 'shaded' },
            { card: 'A18', side: 'shaded' },
          ],
        },
        { box: 'limited-operation' },
      ),
      'samaria',
      'detain',
    )
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('executed by the Rebels it asks nothing, stays in play and follows the next Detain', () => {
    const executed = event('A1', 'shaded', 'rebels', { samaria: opposed })
    expect(asked(executed)).toBe('turn.box by british')
    const game = play(executed, 'operation-and-special', 'sweep', ...drawnDetain, 'samaria')
    expect(asked(game)).toBe('event.space by rebels')
  })

  test('executed by the British it asks nothing and the Rebels go on', () => {
    const game = event('A1', 'shaded', 'british', {})
    expect(asked(game)).toBe('turn.draw-chit by chance')
    expect(board(game).capabilities).toEqual([{ card: 'A1', side: 'shaded' }])
  })
})
