import { describe, expect, test } from 'vitest'
import {
  board,
  question,
  type Game,
  type Option,
  type Side,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  can,
  contents,
  event,
  mandatory,
  play,
  rebels,
  spacesOffered,
  there,
  whyNot,
} from '../../../../kit'

const inPlay = (side: Side) => ({ played: ['A8'], capabilities: [{ card: 'A8', side }] }) as const

const toLydda: Option[] = ['lydda', { from: 'samaria', to: 'lydda', underground: 1, active: 0 }]

describe('A8 unshaded', () => {
  const spaces = { samaria: { bases: 1, guerrillasUnderground: 3 } }
  const raided = (game: Game) => play(game, 'raid', ...toLydda, 'done')

  test('a Raid selects one space at most', () => {
    const before = play(rebels('rally', spaces, inPlay('unshaded')), 'raid')
    expect(question(before)?.about.limit).toBe(1)
    const game = raided(rebels('rally', spaces, inPlay('unshaded')))
    expect(there(game, 'lydda', 'guerrillasUnderground')).toBe(1)
    expect(asked(game)).toBe('rally.space by rebels')
  })

  test('without the card it may select a second one', () => {
    const game = raided(rebels('rally', spaces))
    expect(asked(game)).toBe('raid.space by rebels')
    expect(can(game, 'galilee')).toBe(true)
  })

  test('the one space is still next to a Base', () => {
    const game = play(rebels('rally', spaces, inPlay('unshaded')), 'raid')
    expect(whyNot(game, 'gaza')).toEqual({ rule: '4.3.3', reason: 'needs-base-next-door' })
  })

  test('a Raid that an Event grants is bound as well (A23)', () => {
    const granted = play(event('A23', 'shaded', 'rebels', spaces, inPlay('unshaded')), 1, 'done')
    expect(asked(raided(granted))).toBe('turn.box by british')
  })

  test('executed by the British it asks nothing and binds the Rebels on the same card', () => {
    const executed = event('A8', 'unshaded', 'british', spaces)
    expect(asked(executed)).toBe('turn.draw-chit by chance')
    expect(board(executed).capabilities).toEqual([{ card: 'A8', side: 'unshaded' }])
    const game = play(
      executed,
      1,
      2,
      { chit: 1, from: 'drawn' },
      'operation-and-special',
      'sabotage',
    )
    expect(asked(raided(game))).toBe('sabotage.space by rebels')
  })

  test('it does not touch an Ambush', () => {
    const game = play(
      rebels(
        'ambush',
        { samaria: { troops: 1, police: 1, guerrillasUnderground: 1 } },
        inPlay('unshaded'),
        { box: 'limited-operation', chit: 1 },
      ),
      'samaria',
      { piece: 'police', space: 'samaria' },
    )
    expect(asked(game)).toBe('turn.box by british')
  })
})

describe('A8 shaded', () => {
  const garrison = { troops: 2, police: 1, guerrillasUnderground: 1 }
  const limited = { box: 'limited-operation', chit: 1 } as const
  const police = (space: 'samaria' | 'haifa' | 'lydda' | 'railway-tel-aviv-haifa'): Option => ({
    piece: 'police',
    space,
  })
  const ambushed = (side?: Side): Game =>
    play(
      rebels('ambush', { samaria: garrison }, side && inPlay(side), limited),
      'samaria',
      police('samaria'),
    )

  test('after an Ambush in a District one Troop may be sent to a City', () => {
    const game = ambushed('shaded')
    expect(asked(game)).toBe('event.space by rebels')
    const after = play(game, 'jerusalem')
    expect(contents(after, 'samaria')).toEqual({ troops: 1, guerrillasActive: 1 })
    expect(contents(after, 'jerusalem')).toEqual({ troops: 1 })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('only to a City, or not at all', () => {
    const game = ambushed('shaded')
    expect(spacesOffered(game)).toEqual(['haifa', 'tel-aviv-jaffa', 'jerusalem'])
    expect(whyNot(game, 'lydda')).toEqual({ rule: 'A8', reason: 'needs-city' })
    const declined = play(game, 'done')
    expect(there(declined, 'samaria', 'troops')).toBe(2)
    expect(asked(declined)).toBe('turn.box by british')
  })

  test('without the card an Ambush does nothing to Troops', () => {
    expect(asked(ambushed())).toBe('turn.box by british')
  })

  test('nothing is offered where there are no Troops', () => {
    const game = play(
      rebels(
        'ambush',
        { samaria: { police: 1, guerrillasUnderground: 1 }, lydda: { troops: 1 } },
        inPlay('shaded'),
        limited,
      ),
      'samaria',
      police('samaria'),
    )
    expect(asked(game)).toBe('turn.box by british')
  })

  test('nothing is offered in a City', () => {
    const game = play(
      rebels('ambush', { haifa: garrison }, inPlay('shaded'), limited),
      'haifa',
      police('haifa'),
    )
    expect(asked(game)).toBe('turn.box by british')
  })

  test('nothing is offered on a Railway', () => {
    const game = play(
      rebels('ambush', { 'railway-tel-aviv-haifa': garrison }, inPlay('shaded'), limited),
      'railway-tel-aviv-haifa',
      police('railway-tel-aviv-haifa'),
    )
    expect(asked(game)).toBe('turn.box by british')
  })

  test('3.3.4: Troops alone are still no target for an Ambush', () => {
    const game = rebels(
      'ambush',
      { samaria: garrison, lydda: { troops: 1, guerrillasUnderground: 1 } },
      inPlay('shaded'),
    )
    expect(whyNot(game, 'lydda')).toEqual({ rule: '3.3.4', reason: 'needs-police-or-irregular' })
  })

  test('each District of an Ambush has its offer; R12: a Troop sent away is not removed', () => {
    const game = play(
      rebels('ambush', { samaria: garrison, lydda: garrison }, inPlay('shaded'), {
        box: 'limited-operation',
        chit: 2,
      }),
      'samaria',
      police('samaria'),
      'haifa',
      'lydda',
      police('lydda'),
    )
    expect(asked(game)).toBe('event.space by rebels')
    const after = play(game, 'haifa')
    expect(there(after, 'haifa', 'troops')).toBe(2)
    expect(board(after).politicalWill).toBe(10)
    expect(asked(after)).toBe('chit-effect.guerrilla by british')
  })

  test('R22: a Curfew falls with the last British piece', () => {
    const game = play(
      rebels(
        'ambush',
        { samaria: { troops: 1, police: 1, guerrillasUnderground: 1, curfew: 1 } },
        inPlay('shaded'),
        limited,
      ),
      'samaria',
      police('samaria'),
    )
    expect(there(game, 'samaria', 'curfew')).toBe(1)
    const after = play(game, 'haifa')
    expect(contents(after, 'samaria')).toEqual({ guerrillasActive: 1 })
    expect(board(after).available.curfews).toBe(3)
  })

  test('an Ambush within a Raid counts', () => {
    const game = play(
      rebels(
        'rally',
        { samaria: { bases: 1, guerrillasUnderground: 1 }, lydda: { troops: 1, police: 1 } },
        inPlay('shaded'),
      ),
      'raid',
      ...toLydda,
      'ambush',
      'lydda',
      police('lydda'),
    )
    expect(asked(game)).toBe('event.space by rebels')
    const after = play(game, 'tel-aviv-jaffa')
    expect(contents(after, 'lydda')).toEqual({ guerrillasActive: 1 })
    expect(there(after, 'tel-aviv-jaffa', 'troops')).toBe(1)
    expect(asked(after)).toBe('rally.space by rebels')
  })

  test('an Ambush that an Event grants counts (A11)', () => {
    const game = play(
      mandatory('A11', { syria: { bases: 1 }, samaria: garrison }, inPlay('shaded')),
      'ambush',
      'samaria',
      police('samaria'),
    )
    expect(asked(game)).toBe('event.space by rebels')
    expect(asked(play(game, 'haifa'))).toBe('turn.draw-chit by chance')
  })

  test('it leaves the Raid its two spaces', () => {
    const game = play(
      rebels('rally', { samaria: { bases: 1, guerrillasUnderground: 3 } }, inPlay('shaded')),
      'raid',
      ...toLydda,
      'done',
    )
    expect(asked(game)).toBe('raid.space by rebels')
  })

  test('executed by the British it asks nothing and serves the Rebels on the same card', () => {
    const executed = event('A8', 'shaded', 'british', { samaria: garrison })
    expect(asked(executed)).toBe('turn.draw-chit by chance')
    const game = play(
      executed,
      1,
      2,
      { chit: 1, from: 'drawn' },
      'limited-operation',
      'ambush',
      'samaria',
      police('samaria'),
    )
    expect(asked(game)).toBe('event.space by rebels')
  })

  test('executed by the Rebels it stays in play, and the British go on', () => {
    const game = event('A8', 'shaded', 'rebels', {})
    expect(asked(game)).toBe('turn.box by british')
    expect(board(game).capabilities).toEqual([{ card: 'A8', side: 'shaded' }])
  })
})
