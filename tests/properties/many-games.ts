import { expect } from 'vitest'
import {
  ASKS,
  CARDS,
  EVENT_CARDS,
  OPERATIONS,
  OPTION_KINDS,
  REASONS,
  type Reason,
} from '../../src/games/arab-revolt/rules/index'
import { lookBack, nothingMet, playAndLook, type Met } from './random-games'

const SIDES = EVENT_CARDS.flatMap((card) => CARDS[card].sides.map((side) => `${card}.${side}`))

/** Every Capability in effect with every Operation. */
const UNDER_CAPABILITY = EVENT_CARDS.filter((card) => CARDS[card].kind === 'capability').flatMap(
  (card) =>
    CARDS[card].sides.flatMap((side) =>
      [...OPERATIONS.british, ...OPERATIONS.rebels].map((one) => `${card} ${side}, ${one}`),
    ),
)

// All six Punishment chits used in one campaign: shown by example instead.
const TOO_RARE: Reason = 'no-chit-left'

/** So many in each check, `GAMES=6000 npm run test:fuzz` for more; and more until everything has been met. */
const GAMES = Number(process.env['GAMES'] ?? 500)
const MOST = 10_000

/** What can happen and has not happened in any game. */
const unmet = (met: Met): readonly string[] => [
  ...SIDES.filter((side) => !met.sides.has(side)),
  ...UNDER_CAPABILITY.filter((one) => !met.underCapability.has(one)),
  ...ASKS.filter((ask) => !met.asks.has(ask)),
  ...OPTION_KINDS.filter((kind) => !met.kinds.has(kind)),
  ...REASONS.filter((reason) => !met.reasons.has(reason) && reason !== TOO_RARE),
]

/** Plays games from this seed on; everything that can happen must have been met in them. */
export const manyGames = (firstSeed: number): void => {
  const met = nothingMet()
  const isEnough = (game: number) => game >= GAMES && game % 100 === 0 && unmet(met).length === 0
  for (let game = 0; game < Math.max(MOST, GAMES) && !isEnough(game); game++) {
    const finished = playAndLook(firstSeed + game, met, 400)
    if (game % 5 === 0) lookBack(finished, met)
  }
  expect(unmet(met)).toEqual([])
}
