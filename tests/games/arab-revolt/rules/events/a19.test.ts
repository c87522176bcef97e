import { describe, expect, test } from 'vitest'
import { board } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, event, firstToAct, play, whyNot } from '../../../../kit'

describe('A19 League of Nations', () => {
  const THREE = {
    samaria: { opposition: 1 },
    lydda: { opposition: 1, guerrillasActive: 2, bases: 1 },
    jerusalem: { opposition: 1 },
  } as const

  test('a roll above the number of spaces with Opposition, Cities too: Political Will +1', () => {
    const roll = event('A19', 'unshaded', 'british', THREE)
    expect(asked(roll)).toBe('roll.die by chance')
    const after = play(roll, 4)
    expect(board(after).politicalWill).toBe(11)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('a roll equal to it is not above: Political Will -2', () => {
    const after = play(event('A19', 'unshaded', 'british', THREE), 3)
    expect(board(after).politicalWill).toBe(8)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('without Opposition a 1 is enough', () => {
    expect(board(play(event('A19', 'unshaded', 'british', {}), 1)).politicalWill).toBe(11)
  })

  test('against six such spaces even a 6 is too low', () => {
    const six = {
      ...THREE,
      galilee: { opposition: 1 },
      gaza: { opposition: 1 },
      haifa: { opposition: 1 },
    } as const
    expect(board(play(event('A19', 'unshaded', 'british', six), 6)).politicalWill).toBe(8)
  })

  test('R40: this is no roll against Bases: A2 does not modify it', () => {
    const rest = { played: ['A2'], capabilities: [{ card: 'A2', side: 'unshaded' }] } as const
    const after = play(event('A19', 'unshaded', 'british', THREE, rest), 3)
    expect(board(after).politicalWill).toBe(8)
  })

  test('5.1.1: Political Will stays within 0 and 20', () => {
    const high = event('A19', 'unshaded', 'british', {}, { politicalWill: 20 })
    expect(board(play(high, 6)).politicalWill).toBe(20)
    const low = event('A19', 'unshaded', 'british', THREE, { politicalWill: 1 })
    expect(board(play(low, 1)).politicalWill).toBe(0)
  })

  test('the Rebels may execute it: the same roll', () => {
    const after = play(event('A19', 'unshaded', 'rebels', THREE), 3)
    expect(board(after).politicalWill).toBe(8)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('it has one side only (5.2)', () => {
    const game = play(firstToAct('british', {}, {}, 'A19'), 'event')
    expect(whyNot(game, 'shaded')).toEqual({ rule: '5.2', reason: 'side-not-on-card' })
  })
})
