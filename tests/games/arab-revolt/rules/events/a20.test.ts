import { describe, expect, test } from 'vitest'
import { board, options } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, event, firstToAct, play, withChit } from '../../../../kit'

describe('A20 Arab Higher Committee, unshaded', () => {
  const TWO_BASES = { samaria: { bases: 1 }, syria: { bases: 1 } } as const
  const a2 = (side: 'unshaded' | 'shaded') =>
    ({ played: ['A2'], capabilities: [{ card: 'A2', side }] }) as const

  test('R40: a roll above the Bases on the map, those abroad too: Unity shifts one step', () => {
    const roll = event('A20', 'unshaded', 'british', TWO_BASES)
    expect(asked(roll)).toBe('roll.die by chance')
    const after = play(roll, 3)
    expect(board(after).unity).toBe(1)
    expect(board(after).politicalWill).toBe(10)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('a roll equal to their number does nothing', () => {
    const after = play(event('A20', 'unshaded', 'british', TWO_BASES), 2)
    expect(board(after).unity).toBe(2)
    expect(asked(after)).toBe('turn.draw-chit by chance')
  })

  test('Bases in Prison do not count', () => {
    const rest = { prison: { bases: 1 } }
    expect(board(play(event('A20', 'unshaded', 'british', TWO_BASES, rest), 3)).unity).toBe(1)
  })

  test('R40: A2 modifies the roll, by its side', () => {
    const plus = event('A20', 'unshaded', 'british', TWO_BASES, a2('unshaded'))
    expect(board(play(plus, 2)).unity).toBe(1)
    expect(board(play(plus, 1)).unity).toBe(2)
    const minus = event('A20', 'unshaded', 'british', TWO_BASES, a2('shaded'))
    expect(board(play(minus, 3)).unity).toBe(2)
    expect(board(play(minus, 4)).unity).toBe(1)
  })

  test('R32: at Decentralized already, Political Will +1 instead, also when the Rebels execute it', () => {
    const after = play(event('A20', 'unshaded', 'rebels', {}, { unity: 0 }), 1)
    expect(board(after).unity).toBe(0)
    expect(board(after).politicalWill).toBe(11)
    expect(asked(after)).toBe('turn.box by british')
  })
})

describe('A20 Arab Higher Committee, shaded', () => {
  test('Unity shifts two steps; the Rebels may draw a chit to hold', () => {
    const offer = event('A20', 'shaded', 'rebels', {}, { unity: 1 })
    expect(board(offer).unity).toBe(3)
    expect(asked(offer)).toBe('event.go-on by rebels')
    expect(options(offer)).toEqual(['yes', 'done'])

    const draw = play(offer, 'yes')
    expect(asked(draw)).toBe('turn.draw-chit by chance')
    const after = play(draw, 2)
    expect(board(after).operationsChits.held).toEqual({ 1: 0, 2: 1, 3: 0 })
    expect(board(after).operationsChits.pool).toEqual({ 1: 2, 2: 2, 3: 3 })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('they may decline', () => {
    const after = play(event('A20', 'shaded', 'rebels', {}), 'done')
    expect(board(after).operationsChits.held).toEqual({ 1: 0, 2: 0, 3: 0 })
    expect(asked(after)).toBe('turn.box by british')
  })

  test('R32: beyond Centralized nothing happens', () => {
    const after = play(event('A20', 'shaded', 'rebels', {}, { unity: 3 }), 'done')
    expect(board(after).unity).toBe(4)
    expect(board(after).politicalWill).toBe(10)
  })

  test('R37: the Rebels draw and hold also when the British execute it, and may use the chit at once', () => {
    const offer = event('A20', 'shaded', 'british', {})
    expect(asked(offer)).toBe('event.go-on by rebels')
    const held = play(offer, 'yes', 3)
    expect(board(held).operationsChits.held[3]).toBe(1)
    expect(asked(held)).toBe('turn.draw-chit by chance')
    const chits = play(held, 1, 1)
    expect(asked(chits)).toBe('turn.chit by rebels')
    expect(can(chits, { chit: 3, from: 'held' })).toBe(true)
    expect(asked(play(chits, { chit: 3, from: 'held' }))).toBe('turn.box by rebels')
  })

  test('from an empty pool there is nothing to draw', () => {
    const rest = { operationsChits: { used: { 1: 3, 2: 3, 3: 2 }, held: { 3: 1 } } }
    const game = firstToAct('british', {}, rest, 'A20')
    expect(asked(play(game, 'event', 'shaded'))).toBe('turn.chit by rebels')
  })

  test('R5: the chit played for it has no effect if Unity is Centralized now', () => {
    const map = { samaria: { guerrillasActive: 1 } } as const
    const withThree = (unity: number) =>
      play(withChit(firstToAct('rebels', map, { unity }, 'A20'), 3), 'event', 'shaded', 'done')
    expect(asked(withThree(1))).toBe('chit-effect.guerrilla by british')
    expect(asked(withThree(2))).toBe('turn.box by british')
  })
})
