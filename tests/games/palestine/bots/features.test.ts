import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../../src/bots/random'
import { PERCEPTION } from '../../../../src/games/palestine/bots/index'
import {
  DOOR,
  board,
  boardOf,
  newGame,
  type Board,
  type Position,
} from '../../../../src/games/palestine/rules/index'
import { expectPlayable } from '../../../bots/starts'
import { position } from '../kit'
import { MIND, playedOn } from './mind'

const read = (given: Board): Float32Array => {
  const into = new Float32Array(PERCEPTION.features.length)
  PERCEPTION.read(given, into)
  return into
}

/** The names of the features in which two boards differ. */
const differences = (one: Board, other: Board): string[] => {
  const [a, b] = [read(one), read(other)]
  return PERCEPTION.features.filter((_, i) => a[i] !== b[i])
}

const SPACES = { haifa: { troops: 2 }, samaria: { cellsUnderground: 2 } } as const

const asBoard = (rest: Partial<Position> = {}): Board => boardOf(position(SPACES, rest))

test('each feature has a name of its own, in a group', () => {
  const { features } = PERCEPTION
  expect(new Set(features).size).toBe(features.length)
  for (const feature of features) expect(feature).toMatch(/^[a-z]+\../)
})

test('a board is read the same twice, whatever was read before, and stays between -8 and 8', () => {
  for (let i = 0; i < 30; i++) {
    const given = board(playedOn(i, 12 * i))
    const first = read(given)
    const again = new Float32Array(PERCEPTION.features.length).fill(9)
    PERCEPTION.read(given, again)
    expect(again).toEqual(first)
    expect(Math.max(...first.map(Math.abs))).toBeLessThanOrEqual(8)
  }
})

describe('what a board shows, and its value sees', () => {
  test.each([0, 1, 2] as const)('an Intel chit of %s that the British hold', (chit) => {
    const [none, one] = [asBoard(), asBoard({ intel: { [chit]: 1 } })]
    const names = differences(none, one)
    expect(names).toContain(`chits.held.${chit}`)
    expect(names).toContain('chits.held-1')
    expect(MIND.value(one)).not.toBe(MIND.value(none))
  })

  test('chits of another value', () => {
    const [one, other] = [asBoard({ intel: { 1: 1 } }), asBoard({ intel: { 2: 1 } })]
    expect(differences(one, other)).toContain('chits.sum')
    expect(MIND.value(one)).not.toBe(MIND.value(other))
  })

  test('the Haganah Track, step by step', () => {
    const boards = [0, 1, 2, 3, 4].map((haganah) => asBoard({ haganah }))
    boards.forEach((one, i) => {
      const on = PERCEPTION.features.filter((_, at) => read(one)[at] !== 0)
      expect(on.filter((name) => name.startsWith('haganah.'))).toEqual([`haganah.${i}`])
    })
    expect(new Set(boards.map(MIND.value)).size).toBe(5)
  })

  test('the card in play, and who may still take it', () => {
    const rest = { phase: 'first-eligible', firstEligible: 'irgun' } as const
    const one = asBoard({ ...rest, played: ['P1'] })
    const other = asBoard({ ...rest, played: ['P20'] })
    expect(differences(one, other)).toEqual([
      'card.P1.irgun.first',
      'card.P20.irgun.first',
      'gone.P1',
      'gone.P20',
    ])
    expect(MIND.value(one)).not.toBe(MIND.value(other))
    const second = asBoard({
      phase: 'second-eligible',
      firstEligible: 'irgun',
      played: ['P1'],
      boxes: { irgun: 'limited-operation' },
    })
    expect(differences(one, second)).toContain('card.P1.british.second')
  })

  test('a card whose Event is taken no more', () => {
    const taken = asBoard({
      phase: 'second-eligible',
      firstEligible: 'irgun',
      played: ['P1'],
      boxes: { irgun: 'event' },
    })
    const on = PERCEPTION.features.filter((_, i) => read(taken)[i] !== 0)
    expect(on.filter((name) => name.startsWith('card.'))).toEqual([])
  })

  test('Capabilities by side, and that the British must Pass', () => {
    const played = ['P9', 'P27'] as const
    const one = asBoard({ played, capabilities: [{ card: 'P9', side: 'shaded' }] })
    expect(differences(asBoard({ played }), one)).toEqual(['capabilities.P9.shaded'])
    const bound = asBoard({ played, mustPass: 'next-card' })
    expect(differences(asBoard({ played }), bound)).toEqual(['bound.next-card'])
  })

  test('markers, and what the count would come to', () => {
    const other = boardOf(
      position({ ...SPACES, haifa: { troops: 2, terror: 1 }, gaza: { sabotage: 1 } }),
    )
    const names = differences(asBoard(), other)
    for (const name of ['markers.haifa', 'count.cities-terror', 'count.districts', 'count.net'])
      expect(names).toContain(name)
  })
})

describe('a start', () => {
  test('of each kind can be played, and the same numbers give the same one', () =>
    expectPlayable(DOOR, PERCEPTION))

  test('with a handicap has so much less Political Will', () => {
    const will = (handicap: number) =>
      board(newGame(PERCEPTION.startOf('balanced', randomFrom(1), 0, handicap))).politicalWill
    expect(will(0) - will(4)).toBe(4)
  })
})
