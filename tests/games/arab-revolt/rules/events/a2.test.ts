import { describe, expect, test } from 'vitest'
import { board, question, type Side } from '../../../../../src/games/arab-revolt/rules/index'
import { asked, british, event, play, propaganda, rebels } from '../../../../kit'

const inPlay = (side: Side) => ({ played: ['A2'], capabilities: [{ card: 'A2', side }] }) as const

/** R40: a Base abroad counts. */
const oneBase = { syria: { bases: 1 } }

const coordinate = (side?: Side) =>
  play(rebels('rally', oneBase, side && inPlay(side)), 'coordinate')
const resources = (side?: Side) => play(propaganda(oneBase, side && inPlay(side)), 'done')
const a7 = (side?: Side) =>
  event('A7', 'shaded', 'rebels', { ...oneBase, samaria: { opposition: 1 } }, side && inPlay(side))
const a20 = (side?: Side) => event('A20', 'unshaded', 'rebels', oneBase, side && inPlay(side))
const a23 = (side?: Side) => event('A23', 'shaded', 'rebels', oneBase, side && inPlay(side))

describe('A2 not in play: the die counts as it falls', () => {
  test('Coordinate', () => {
    expect(question(coordinate())?.about).toMatchObject({ target: 1, modifier: 0 })
    expect(board(play(coordinate(), 1)).unity).toBe(3)
    expect(board(play(coordinate(), 2)).unity).toBe(2)
  })

  test('the Resources Phase', () => {
    expect(asked(play(resources(), 1))).toBe('propaganda.resources by rebels')
    expect(asked(play(resources(), 2))).toBe('turn.draw-chit by chance')
  })

  test('A7, A20 and A23', () => {
    expect(asked(play(a7(), 1))).toBe('event.space by rebels')
    expect(asked(play(a7(), 2))).toBe('turn.box by british')
    expect(board(play(a20(), 1)).unity).toBe(2)
    expect(board(play(a20(), 2)).unity).toBe(1)
    expect(asked(play(a23(), 1))).toBe('grant.activity by rebels')
    expect(asked(play(a23(), 2))).toBe('turn.box by british')
  })
})

describe('A2 unshaded: 1 is added to a roll against the Bases on the map', () => {
  test('Coordinate fails on a 1 with one Base, and still adds a space', () => {
    const game = coordinate('unshaded')
    expect(question(game)?.about).toMatchObject({ target: 1, modifier: 1 })
    const after = play(game, 1)
    expect(board(after).unity).toBe(2)
    expect(asked(after)).toBe('rally.space by rebels')
    expect(question(after)?.about.limit).toBe(4)
  })

  test('Coordinate succeeds on a 1 with two Bases', () => {
    const game = rebels('rally', { syria: { bases: 2 } }, inPlay('unshaded'))
    expect(board(play(game, 'coordinate', 1)).unity).toBe(3)
    expect(board(play(game, 'coordinate', 2)).unity).toBe(2)
  })

  test('the Resources Phase fails on a 1 with one Base', () => {
    expect(asked(play(resources('unshaded'), 1))).toBe('turn.draw-chit by chance')
  })

  test('R40: A7 shaded fails on a 1 with one Base', () => {
    expect(asked(play(a7('unshaded'), 1))).toBe('turn.box by british')
  })

  test('R40: A23 shaded fails on a 1 with one Base', () => {
    expect(asked(play(a23('unshaded'), 1))).toBe('turn.box by british')
  })

  test('R40: A20 unshaded, which wants more than the Bases, succeeds on a 1 with one Base', () => {
    const after = play(a20('unshaded'), 1)
    expect(board(after).unity).toBe(1)
    expect(asked(after)).toBe('turn.box by british')
  })
})

describe('A2 shaded: 1 is subtracted from a roll against the Bases on the map', () => {
  test('Coordinate succeeds on a 2 with one Base, not on a 3', () => {
    expect(question(coordinate('shaded'))?.about).toMatchObject({ target: 1, modifier: -1 })
    expect(board(play(coordinate('shaded'), 2)).unity).toBe(3)
    expect(board(play(coordinate('shaded'), 3)).unity).toBe(2)
  })

  test('Coordinate succeeds on a 1 without any Base', () => {
    const game = rebels('rally', { syria: { guerrillasUnderground: 1 } }, inPlay('shaded'))
    expect(board(play(game, 'coordinate', 1)).unity).toBe(3)
  })

  test('the Resources Phase succeeds on a 2 with one Base', () => {
    expect(asked(play(resources('shaded'), 2))).toBe('propaganda.resources by rebels')
    expect(asked(play(resources('shaded'), 3))).toBe('turn.draw-chit by chance')
  })

  test('R40: A7 shaded succeeds on a 2 with one Base', () => {
    expect(asked(play(a7('shaded'), 2))).toBe('event.space by rebels')
  })

  test('R40: A23 shaded succeeds on a 2 with one Base', () => {
    expect(asked(play(a23('shaded'), 2))).toBe('grant.activity by rebels')
  })

  test('R40: A20 unshaded, which wants more than the Bases, fails on a 2 with one Base', () => {
    expect(board(play(a20('shaded'), 2)).unity).toBe(2)
    expect(board(play(a20('shaded'), 3)).unity).toBe(1)
  })
})

describe('A2 leaves every other roll alone', () => {
  const irregular = { haifa: { police: 1, irregularsActive: 1 } }

  test('Divide, which rolls against the Irregulars', () => {
    const unshaded = british('deploy', irregular, inPlay('unshaded'))
    expect(board(play(unshaded, 'divide', 'roll', 1)).unity).toBe(1)
    const shaded = british('deploy', irregular, inPlay('shaded'))
    expect(board(play(shaded, 'divide', 'roll', 2)).unity).toBe(2)
  })

  test('A7 unshaded, which rolls against the Irregulars', () => {
    const game = event('A7', 'unshaded', 'british', irregular, inPlay('shaded'))
    expect(board(play(game, 2, 2)).unity).toBe(2)
    expect(board(play(game, 1, 1)).unity).toBe(0)
  })

  test('A19, which rolls against Opposition', () => {
    const game = event(
      'A19',
      'unshaded',
      'british',
      { lydda: { opposition: 1 } },
      inPlay('unshaded'),
    )
    expect(board(play(game, 1)).politicalWill).toBe(8)
  })
})

describe('A2 executed', () => {
  test('by the British it asks nothing, and the Rebels roll with it on the same card', () => {
    const executed = event('A2', 'unshaded', 'british', oneBase)
    expect(asked(executed)).toBe('turn.draw-chit by chance')
    expect(board(executed).capabilities).toEqual([{ card: 'A2', side: 'unshaded' }])
    const chit = { chit: 1, from: 'drawn' } as const
    const game = play(executed, 1, 2, chit, 'operation-and-special', 'rally', 'coordinate', 1)
    expect(board(game).unity).toBe(2)
  })

  test('by the Rebels it asks nothing, and still counts in the Resources Phase', () => {
    const executed = event('A2', 'shaded', 'rebels', oneBase, {
      played: ['A12', 'A13', 'A14', 'A15', 'A16'],
    })
    expect(asked(executed)).toBe('turn.box by british')
    expect(board(executed).capabilities).toEqual([{ card: 'A2', side: 'shaded' }])
    const roll = play(executed, 'limited-operation', 'pass', 'fine', 'A33', 'done')
    expect(asked(play(roll, 2))).toBe('propaganda.resources by rebels')
  })
})
