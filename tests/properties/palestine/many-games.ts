import { expect } from 'vitest'
import {
  ASKS,
  CARDS,
  EVENT_CARDS,
  OPERATIONS,
  OPTION_KINDS,
  REASONS,
} from '../../../src/games/palestine/rules/index'
import { lookBack, nothingMet, playAndLook } from './random-games'

const SIDES = EVENT_CARDS.flatMap((card) => CARDS[card].sides.map((side) => `${card}.${side}`))

/** Every Capability in effect with every Operation. */
const UNDER_CAPABILITY = EVENT_CARDS.filter((card) => CARDS[card].kind === 'capability').flatMap(
  (card) =>
    CARDS[card].sides.flatMap((side) =>
      [...OPERATIONS.british, ...OPERATIONS.irgun].map((one) => `${card} ${side}, ${one}`),
    ),
)

/**
 * What random games meet too seldom; the tests of these rules show it by example. And where no piece is
 * Available in a Propaganda Round, nobody is asked.
 */
const RARE: readonly string[] = ['no-chit-left', 'opens-no-space', 'none-available']

/** So many in each check, and in each of two files; `GAMES=10000 npm run test:fuzz` for 20,000 in all. */
const GAMES = Number(process.env['GAMES'] ?? 2_500)

/** Plays them from this seed on; everything that can happen must have been met in them. */
export const manyGames = (firstSeed: number): void => {
  const met = nothingMet()
  for (let game = 0; game < GAMES; game++) {
    const finished = playAndLook(firstSeed + game, met, 400)
    if (game % 20 === 0) lookBack(finished, met)
  }
  const unmet = (all: readonly string[], some: ReadonlySet<string>): string[] =>
    all.filter((one) => !some.has(one))
  expect(unmet(SIDES, met.sides)).toEqual([])
  expect(unmet(UNDER_CAPABILITY, met.underCapability)).toEqual([])
  expect(unmet(ASKS, met.asks)).toEqual([])
  expect(unmet(OPTION_KINDS, met.kinds)).toEqual([])
  const seldom = (reason: string) => RARE.includes(reason)
  expect(unmet(REASONS, met.reasons).filter((one) => !seldom(one))).toEqual([])
  expect(met.winners.size).toBe(2)
}
