import { describe, expect, test } from 'vitest'
import {
  apply,
  board,
  newGame,
  options,
  question,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  asked,
  contents,
  mandatory,
  play,
  position,
  spacesOffered,
  there,
  whyNot,
} from '../../../../kit'

const spaces = {
  lebanon: { guerrillasUnderground: 1 },
  syria: { bases: 1 },
  samaria: { guerrillasUnderground: 1, guerrillasActive: 1 },
  lydda: { opposition: 1 },
}

describe('A11', () => {
  test('as many Limited Operations as Foreign Countries with Rebel pieces', () => {
    const game = mandatory('A11', spaces)
    expect(asked(game)).toBe('grant.operation by rebels')
    expect(question(game)?.about.limit).toBe(2)
    const first = play(game, 'rally', 'lydda')
    expect(asked(first)).toBe('grant.operation by rebels')
    const second = play(first, 'sabotage', 'samaria')
    expect(there(second, 'lydda', 'guerrillasUnderground')).toBe(1)
    expect(contents(second, 'samaria')).toEqual({ guerrillasActive: 2, opposition: 1 })
    expect(asked(second)).toBe('turn.draw-chit by chance')
  })

  test('R9: each in one space, without a Special Activity', () => {
    const rally = play(mandatory('A11', spaces), 'rally')
    expect(question(rally)?.about.limit).toBe(1)
    expect(spacesOffered(rally)).toEqual(['samaria', 'lydda', 'lebanon', 'syria'])
    expect(whyNot(rally, 'coordinate')).toEqual({ rule: '4.1', reason: 'no-activity-now' })
  })

  test('the same pieces may serve twice, and the number is counted once, at the start', () => {
    const game = play(
      mandatory('A11', spaces),
      'march',
      'lebanon',
      { from: 'lebanon', to: 'galilee', underground: 1, active: 0 },
      'march',
      'galilee',
      { from: 'galilee', to: 'haifa-district', underground: 1, active: 0 },
    )
    expect(contents(game, 'haifa-district')).toEqual({ guerrillasUnderground: 1 })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('Transjordan and Egypt count once they are in play', () => {
    const game = mandatory('A11', { ...spaces, egypt: { bases: 1 }, transjordan: { bases: 1 } })
    expect(question(game)?.about.limit).toBe(4)
  })

  test('"up to": the Rebels may stop at once or after one', () => {
    expect(asked(play(mandatory('A11', spaces), 'done'))).toBe('turn.draw-chit by chance')
    expect(asked(play(mandatory('A11', spaces), 'rally', 'lydda', 'done'))).toBe(
      'turn.draw-chit by chance',
    )
  })

  test('R39: an Operation without a space cannot be chosen', () => {
    expect(whyNot(mandatory('A11', spaces), 'ambush')).toEqual({
      rule: '3.3.4',
      reason: 'no-space-for-this',
    })
  })

  test('without Rebel pieces abroad nothing is offered', () => {
    const game = mandatory('A11', { samaria: spaces.samaria, lydda: spaces.lydda })
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('R34, R9: no chit is drawn for it, none is used up, none takes effect', () => {
    const game = play(mandatory('A11', spaces), 'rally', 'lydda', 'rally', 'samaria')
    expect(board(game).operationsChits.pool).toEqual({ 1: 3, 2: 3, 3: 3 })
    expect(board(game).chit).toBeNull()
    expect(asked(game)).toBe('turn.draw-chit by chance')
  })

  test('R34, R37: the Rebels conduct them though the British are first to act', () => {
    const game = mandatory('A11', spaces, { firstEligible: 'british' })
    expect(asked(game)).toBe('grant.operation by rebels')
    expect(asked(play(game, 'rally', 'lydda', 'done'))).toBe('turn.box by british')
  })

  test('5.4: takes effect as soon as the card is revealed', () => {
    const reveal = newGame({ deck: ['A11'], position: position(spaces) })
    expect(asked(apply(reveal, 'A11'))).toBe('grant.operation by rebels')
  })
})

describe('A11 closes the Event box (5.4)', () => {
  const closed = { rule: '5.4', reason: 'event-box-closed' }

  test('R34: to Rebels first and British second', () => {
    const first = play(mandatory('A11', spaces), 'done', 1, 2, { chit: 1, from: 'drawn' })
    expect(options(first)).toEqual(['limited-operation', 'operation-and-special'])
    expect(whyNot(first, 'event')).toEqual(closed)
    const second = play(first, 'limited-operation', 'pass', 'done')
    expect(asked(second)).toBe('turn.box by british')
    expect(options(second)).toEqual(['operation-and-special'])
    expect(whyNot(second, 'event')).toEqual(closed)
    expect(asked(play(second, 'operation-and-special', 'pass', 'fine'))).toBe(
      'reveal.card by chance',
    )
  })

  test('R34: to British first and Rebels second', () => {
    const first = play(mandatory('A11', spaces, { firstEligible: 'british' }), 'done')
    expect(options(first)).toEqual(['limited-operation', 'operation-and-special'])
    expect(whyNot(first, 'event')).toEqual(closed)
    const second = play(first, 'operation-and-special', 'pass', 'fine', 1, 2, {
      chit: 1,
      from: 'drawn',
    })
    expect(options(second)).toEqual(['limited-operation'])
    expect(whyNot(second, 'event')).toEqual(closed)
  })
})

describe('A11 with Tegart Forts (A28)', () => {
  test('is ignored while A28 is in play; the Event box stays closed', () => {
    const game = mandatory('A11', spaces, {
      firstEligible: 'british',
      played: ['A28'],
      capabilities: [{ card: 'A28', side: 'unshaded' }],
    })
    expect(asked(game)).toBe('turn.box by british')
    expect(whyNot(game, 'event')).toEqual({ rule: '5.4', reason: 'event-box-closed' })
  })

  test('takes effect if A28 was revealed but never executed', () => {
    const game = mandatory('A11', spaces, { played: ['A28'] })
    expect(asked(game)).toBe('grant.operation by rebels')
  })
})
