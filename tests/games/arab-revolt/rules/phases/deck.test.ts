import { describe, expect, test } from 'vitest'
import {
  CARD_IDS,
  EVENT_CARDS,
  PROPAGANDA_CARDS,
  apply,
  board,
  newGame,
  nextCardOdds,
  odds,
  options,
  type CardId,
} from '../../../../../src/games/arab-revolt/rules/index'
import { asked, can, position, whyNot } from '../../../../kit'

const EVENTS: readonly CardId[] = EVENT_CARDS

/** The first Events, and Propaganda cards at these places, counted from 1. */
const after = (number: number, ...propagandaAt: readonly number[]): CardId[] => {
  const left = { events: [...EVENTS], propagandas: ['A33', 'A34', 'A35'] as CardId[] }
  return Array.from({ length: number }, (_, i) =>
    (propagandaAt.includes(i + 1) ? left.propagandas : left.events).shift()!,
  )
}

const following = (played: readonly CardId[]) => newGame({ position: position({}, { played }) })

const weights = (played: readonly CardId[], kind: readonly CardId[]): number[] =>
  odds(following(played))
    .filter(({ option }) => kind.includes(option as CardId))
    .map(({ weight }) => weight)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** How likely a Propaganda card is to be the next. */
const chance = (played: readonly CardId[]): number =>
  sum(weights(played, PROPAGANDA_CARDS)) / sum(weights(played, CARD_IDS))

describe('2.1 the deck', () => {
  test('there are 32 Events and 3 Propaganda cards to draw from', () => {
    expect(EVENT_CARDS).toHaveLength(32)
    expect(PROPAGANDA_CARDS).toHaveLength(3)
  })

  test.each([0, 1, 2, 3])('no Propaganda card after %i cards: four Events are on top', (number) => {
    expect(chance(after(number))).toBe(0)
  })

  test.each([
    [4, 1 / 3],
    [5, 1 / 2],
    [6, 1],
  ])('after %i Events it is among the last three of the pile: %d', (number, probability) => {
    expect(chance(after(number))).toBeCloseTo(probability, 10)
  })

  test('a pile has only one', () => {
    expect(chance(after(5, 5))).toBe(0)
    expect(chance(after(6, 5))).toBe(0)
    expect(chance(after(6, 6))).toBe(0)
  })

  test('the next pile begins with the eighth card', () => {
    expect(chance(after(7, 5))).toBe(0)
    expect(chance(after(10, 5))).toBe(0)
    expect(chance(after(11, 5))).toBeCloseTo(1 / 3, 10)
    expect(chance(after(12, 7))).toBeCloseTo(1 / 2, 10)
    expect(chance(after(13, 7))).toBe(1)
  })

  test('the third pile has the last Propaganda card', () => {
    expect(chance(after(17, 6, 12))).toBe(0)
    expect(chance(after(18, 6, 12))).toBeCloseTo(1 / 3, 10)
    expect(chance(after(20, 6, 12))).toBe(1)
    expect(options(following(after(20, 6, 12)))).toEqual(['A35'])
  })

  test('every Propaganda card left is as likely as another, and so is every Event', () => {
    expect(weights(after(5), PROPAGANDA_CARDS)).toHaveLength(3)
    expect(new Set(weights(after(5), PROPAGANDA_CARDS)).size).toBe(1)
    expect(weights(after(5), EVENTS)).toHaveLength(27)
    expect(new Set(weights(after(5), EVENTS)).size).toBe(1)
  })

  test('the door tells the same odds card by card', () => {
    const { eachEvent, eachPropaganda } = nextCardOdds(board(following(after(5))))
    expect(weights(after(5), EVENTS)[0]).toBe(eachEvent)
    expect(weights(after(5), PROPAGANDA_CARDS)[0]).toBe(eachPropaganda)
    expect(27 * eachEvent).toBe(3 * eachPropaganda)
    expect(nextCardOdds(board(following(after(5, 5)))).eachPropaganda).toBe(0)
  })

  test('no card comes twice', () => {
    const again = after(12, 5).filter((card) => can(following(after(12, 5)), card))
    expect(again).toEqual([])
  })

  test('a card that cannot be next is refused', () => {
    expect(options(newGame())).toEqual(EVENTS)
    expect(whyNot(newGame(), 'A33')).toEqual({ rule: '2.1', reason: 'not-next' })
    expect(can(following(after(4)), 'A33')).toBe(true)
    expect(whyNot(following(after(4)), 'A1')).toEqual({ rule: '2.1', reason: 'not-next' })
    expect(options(following(after(6)))).toEqual(PROPAGANDA_CARDS)
  })

  test('a Propaganda card begins a Propaganda Round (2.4)', () => {
    const round = apply(following(after(6)), 'A33')
    expect(asked(round)).toBe('propaganda.punishment by british')
  })
})
