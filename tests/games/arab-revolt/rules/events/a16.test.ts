import { describe, expect, test } from 'vitest'
import {
  board,
  type CapabilityInPlay,
  type CardId,
  type Side,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, contents, event, play } from '../../../../kit'

const inPlay = (...cards: [CardId, Side][]) => ({
  played: cards.map(([card]) => card),
  capabilities: cards.map(([card, side]): CapabilityInPlay => ({ card, side })),
})

describe('A16 Censorship, unshaded', () => {
  test('R42: the shaded British Capabilities leave the game: A1, A15, A18', () => {
    const rest = inPlay(['A1', 'shaded'], ['A15', 'shaded'], ['A18', 'shaded'])
    const after = event('A16', 'unshaded', 'british', {}, rest)
    expect(board(after).capabilities).toEqual([])
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('R26: unshaded ones stay, Tegart Forts among them', () => {
    const rest = inPlay(['A1', 'unshaded'], ['A28', 'unshaded'], ['A15', 'shaded'])
    const after = event('A16', 'unshaded', 'british', {}, { ...rest, tegartPolice: 3 })
    expect(board(after).capabilities).toEqual([
      { card: 'A1', side: 'unshaded' },
      { card: 'A28', side: 'unshaded' },
    ])
    expect(board(after).tegartPolice).toBe(3)
  })

  test('Rebel Capabilities stay, whichever side is in play', () => {
    const rest = inPlay(['A2', 'shaded'], ['A8', 'shaded'], ['A27', 'shaded'], ['A18', 'shaded'])
    const after = event('A16', 'unshaded', 'british', {}, rest)
    expect(board(after).capabilities.map(({ card }) => card)).toEqual(['A2', 'A8', 'A27'])
  })

  test('what is cancelled has no effect any more: after A18 shaded, a Sweep draws no chit', () => {
    const cancelled = event('A16', 'unshaded', 'rebels', {}, inPlay(['A18', 'shaded']))
    expect(asked(cancelled)).toBe('turn.box by british')
    const swept = play(cancelled, 'limited-operation', 'sweep', 'lydda')
    expect(contents(swept, 'lydda')).toEqual({})
    expect(asked(swept)).toBe('reveal.card by chance')
  })

  test('R38: without a shaded British Capability nothing changes', () => {
    const after = event('A16', 'unshaded', 'rebels', {})
    expect(board(after).capabilities).toEqual([])
    expect(board(after).politicalWill).toBe(10)
    expect(asked(after)).toBe('turn.box by british')
  })
})

describe('A16 Censorship, shaded', () => {
  test('R26: Political Will falls by 1 for each British Capability, on either side; none leaves', () => {
    const rest = inPlay(
      ['A1', 'unshaded'],
      ['A15', 'shaded'],
      ['A18', 'unshaded'],
      ['A28', 'unshaded'],
    )
    const after = event('A16', 'shaded', 'rebels', {}, rest)
    expect(board(after).politicalWill).toBe(6)
    expect(board(after).capabilities).toEqual(rest.capabilities)
    expect(asked(after)).toBe('turn.box by british')
  })

  test('Rebel Capabilities do not count', () => {
    const rest = inPlay(['A2', 'unshaded'], ['A8', 'shaded'], ['A27', 'shaded'], ['A1', 'shaded'])
    const after = event('A16', 'shaded', 'british', {}, rest)
    expect(board(after).politicalWill).toBe(9)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('a card that was played without its Event being executed does not count', () => {
    const after = event('A16', 'shaded', 'rebels', {}, { played: ['A1', 'A15'] })
    expect(board(after).politicalWill).toBe(10)
  })

  test('5.1.1: Political Will stays at 0 or above', () => {
    const rest = inPlay(['A1', 'shaded'], ['A15', 'shaded'])
    const after = event('A16', 'shaded', 'rebels', {}, { ...rest, politicalWill: 1 })
    expect(board(after).politicalWill).toBe(0)
    expect(asked(after)).toBe('turn.box by british')
  })
})
