import type { Door } from '../coin/door'
import type { Game } from '../coin/game'
import type { Perception } from '../coin/perception'
import type { World } from '../coin/world'
import { policyOf, type Policy } from './policy'
import { valueOf, type Net } from './value'
import { nameOf, type Weights } from './weights'

/** All that a bot thinks with: a game's door, how it is perceived, and what was learned of it. */
export interface Mind<W extends World> {
  readonly door: Door<W>
  readonly perception: Perception<W>
  readonly policy: Policy<W>
  readonly net: Net
  /** Which weights these are. */
  readonly weights: string
  /** How likely the first of the Factions is to win. */
  readonly value: (board: W['board']) => number
}

export const mindOf = <W extends World>(
  door: Door<W>,
  perception: Perception<W>,
  weights: Weights,
): Mind<W> => ({
  door,
  perception,
  policy: policyOf(perception, weights.policy),
  net: weights.net,
  weights: nameOf(weights),
  value: valueOf(perception, door.factions[0], weights.net),
})

/** The same game without what nobody at the table knows: the order of a fixed deck. */
export const unforeseen = <W extends World>(game: Game<W>): Game<W> => {
  const { position } = game.setup
  return { ...game, setup: position === undefined ? {} : { position } }
}
