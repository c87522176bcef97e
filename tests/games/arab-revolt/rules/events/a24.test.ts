import { describe, expect, test } from 'vitest'
import {
  board,
  question,
  type Game,
  type SpaceId,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, contents, mandatory, play, there, whyNot, withChit } from '../../../../kit'

const AFTER_MUNICH = { played: ['A34'] } as const

const withdraw = (game: Game, ...spaces: SpaceId[]) =>
  play(game, ...spaces.map((space) => ({ piece: 'troops', space }) as const))

describe('A24: Punish, then Troops leave', () => {
  test('R34: it happens before any Operations chit is drawn', () => {
    const game = mandatory('A24', { haifa: { troops: 4 } })
    expect(asked(game)).toBe('grant.activity by british')
    expect(board(game).operationsChits.drawn).toEqual({ 1: 0, 2: 0, 3: 0 })
  })

  test('the British may Punish once, with a drawn chit', () => {
    const game = play(
      mandatory('A24', { samaria: { troops: 4, guerrillasUnderground: 1 } }),
      'punish',
      'detain',
      'fine',
      { chit: 'detain', from: 'drawn' },
      'samaria',
      { piece: 'guerrillasUnderground', space: 'samaria' },
    )
    expect(contents(game, 'samaria')).toEqual({ troops: 4, opposition: 1 })
    expect(board(game).prison.guerrillas).toBe(1)
    expect(asked(game)).toBe('event.piece by british')
  })

  test('R25: Punish is optional, the departure of three Troops is not', () => {
    const game = play(
      mandatory('A24', { haifa: { troops: 2, police: 1 }, gaza: { troops: 2 } }),
      'done',
    )
    expect(asked(game)).toBe('event.piece by british')
    expect(can(game, 'done')).toBe(false)
    expect(can(game, { piece: 'police', space: 'haifa' })).toBe(false)
    const left = withdraw(game, 'haifa', 'gaza', 'gaza')
    expect(contents(left, 'haifa')).toEqual({ troops: 1, police: 1 })
    expect(contents(left, 'gaza')).toEqual({})
    expect(board(left).outOfPlay.troops).toBe(3)
    expect(asked(left)).toBe('turn.draw-chit by chance')
  })

  test('it is told how many still have to go, no more than there are', () => {
    const game = play(mandatory('A24', { haifa: { troops: 4 } }), 'done')
    expect(question(game)?.about).toEqual({ limit: 3, chosen: 0, owed: true })
    expect(question(withdraw(game, 'haifa'))?.about).toEqual({ limit: 2, chosen: 1, owed: true })
    const few = play(mandatory('A24', { haifa: { troops: 2 } }, AFTER_MUNICH), 'done', 'done')
    expect(question(few)?.about).toEqual({ limit: 2, chosen: 0, owed: true })
  })

  test('those who leave join the Troops that are Out of Play already', () => {
    const game = mandatory('A24', { haifa: { troops: 4 } }, { outOfPlay: { troops: 5 } })
    const left = withdraw(play(game, 'done'), 'haifa', 'haifa', 'haifa')
    expect(board(left).outOfPlay.troops).toBe(8)
    expect(board(left).available.troops).toBe(6)
  })

  test('R25: with fewer than three Troops on the map all of them leave, and Available ones stay', () => {
    const game = withdraw(
      play(mandatory('A24', { haifa: { troops: 2 } }), 'done'),
      'haifa',
      'haifa',
    )
    expect(board(game).outOfPlay.troops).toBe(2)
    expect(board(game).available.troops).toBe(13)
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('without Troops on the map nothing happens', () => {
    const game = mandatory('A24', { haifa: { police: 3 } })
    expect(asked(game)).toBe('turn.draw-chit by chance')
    expect(board(game).outOfPlay.troops).toBe(0)
  })

  test('with Troops on Railways alone there is no Punish, but they leave', () => {
    const game = mandatory('A24', { 'railway-haifa-syria': { troops: 1 } })
    expect(asked(game)).toBe('event.piece by british')
    expect(asked(withdraw(game, 'railway-haifa-syria'))).toBe('turn.draw-chit by chance')
  })

  test('R22: a Curfew goes with the last British piece', () => {
    const game = play(
      mandatory('A24', { samaria: { troops: 1, curfew: 1 }, haifa: { troops: 5 } }),
      'done',
    )
    expect(contents(withdraw(game, 'samaria'), 'samaria')).toEqual({})
  })
})

describe('A24 after the Munich Conference', () => {
  test('R25: the British may Punish twice, and draw anew for the second one', () => {
    const first = play(
      mandatory('A24', { samaria: { troops: 6, opposition: 1 } }, AFTER_MUNICH),
      'punish',
      'detain',
      'demolish',
      { chit: 'demolish', from: 'drawn' },
      'samaria',
    )
    expect(contents(first, 'samaria')).toEqual({ troops: 6, guerrillasUnderground: 1 })
    expect(asked(first)).toBe('grant.activity by british')
    const second = play(first, 'punish')
    expect(asked(second)).toBe('punish.draw by chance')
    expect(asked(play(second, 'fine', 'fine'))).toBe('punish.chit by british')
    expect(whyNot(play(second, 'fine', 'fine'), { chit: 'detain', from: 'drawn' })).toEqual({
      rule: '1.7.1',
      reason: 'chit-not-at-hand',
    })
    const end = play(second, 'fine', 'fine', { chit: 'fine', from: 'drawn' }, 'samaria')
    expect(asked(end)).toBe('event.piece by british')
  })

  test('five Troops leave', () => {
    const game = play(mandatory('A24', { haifa: { troops: 6 } }, AFTER_MUNICH), 'done', 'done')
    const left = withdraw(game, 'haifa', 'haifa', 'haifa', 'haifa', 'haifa')
    expect(there(left, 'haifa', 'troops')).toBe(1)
    expect(board(left).outOfPlay.troops).toBe(5)
    expect(asked(left)).toBe('turn.draw-chit by chance')
  })

  test('another Propaganda card makes no difference', () => {
    const game = play(mandatory('A24', { haifa: { troops: 6 } }, { played: ['A33'] }), 'done')
    expect(asked(game)).toBe('event.piece by british')
    expect(asked(withdraw(game, 'haifa', 'haifa', 'haifa'))).toBe('turn.draw-chit by chance')
  })
})

describe('A24: the Event box stays closed', () => {
  const closed = { rule: '5.4', reason: 'event-box-closed' }

  test('for the first player and for the second', () => {
    const first = mandatory('A24', { haifa: { police: 1 } }, { firstEligible: 'british' })
    expect(asked(first)).toBe('turn.box by british')
    expect(whyNot(first, 'event')).toEqual(closed)
    const second = withChit(play(first, 'limited-operation', 'deploy', 'haifa', 'done', 'done'), 1)
    expect(asked(second)).toBe('turn.box by rebels')
    expect(whyNot(second, 'event')).toEqual(closed)
    expect(can(second, 'operation-and-special')).toBe(true)
  })
})
