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

/** So many in each check, `GAMES=6000 npm run test:fuzz` for more; and more until everything has been met. */
const GAMES = Number(process.env['GAMES'] ?? 300)
const MOST = 10_000

/**
 * Shown by example instead: all six Punishment chits used in one campaign; and where fewer games are played, a
 * refusal that thousands meet once.
 */
const TOO_RARE: readonly Reason[] =
  GAMES < 3_000 ? ['no-chit-left', 'needs-british-piece'] : ['no-chit-left']

/** What can happen and has not happened in any game. */
const unmet = (met: Met): readonly string[] => [
  ...SIDES.filter((side) => !met.sides.has(side)),
  ...UNDER_CAPABILITY.filter((one) => !met.underCapability.has(one)),
  ...ASKS.filter((ask) => !met.asks.has(ask)),
  ...OPTION_KINDS.filter((kind) => !met.kinds.has(kind)),
  ...REASONS.filter((reason) => !met.reasons.has(reason) && !TOO_RARE.includes(reason)),
]

/** Plays games from this seed on; everything that can happen must have been met in them. */
export const manyGames = (firstSeed: number): void => {
  const met = nothingMet()
  const isEnough = (game: number) => game >= GAMES && game % 100 === 0 && unmet(met).length === 0
  for (let game = 0; game < Math.max(MOST, GAMES) && !isEnough(game); game++)
    lookBack(playAndLook(firstSeed + game, met, 400), met)
  expect(unmet(met)).toEqual([])
}
