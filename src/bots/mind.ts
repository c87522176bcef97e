import type { Door } from '../coin/door'
import type { Game } from '../coin/game'
import type { Perception, Truth } from '../coin/perception'
import type { World } from '../coin/world'
import { policyOf, type Policy } from './policy'
import { AS_LEARNED, valueOf, type Net } from './value'
import { nameOf, type Weights } from './weights'

/** All that a bot thinks with: a game's door, how it is perceived, and what was learned of it. */
export interface Mind<W extends World> {
  readonly door: Door<W>
  readonly perception: Perception<W>
  readonly policy: Policy<W>
  readonly net: Net
  /** Which weights these are. */
  readonly weights: string
  /** What makes true what the net says of a board. */
  readonly truthOf: (board: W['board']) => Truth
  /** How likely the first of the Factions is to win. */
  readonly value: (board: W['board']) => number
}

export const mindOf = <W extends World>(
  door: Door<W>,
  perception: Perception<W>,
  weights: Weights,
): Mind<W> => {
  const { net } = weights
  const truthOf = () => AS_LEARNED
  return {
    door,
    perception,
    policy: policyOf(perception, weights.policy),
    net,
    weights: nameOf(weights),
    truthOf,
    value: valueOf(perception, door.factions[0], net, truthOf),
  }
}

/**
 * The same mind as it speaks to people. What it was taught to think makes it play well, but is not true: a bot
 * takes the best of what it thinks, which is too high. What it tells is held against games that were played.
 */
export const truthful = <W extends World>(mind: Mind<W>): Mind<W> => {
  const { door, perception, net } = mind
  const { truths, roundOf } = perception
  const truthOf = (board: W['board']): Truth => truths[roundOf(board)] ?? truths.at(-1)!
  return { ...mind, truthOf, value: valueOf(perception, door.factions[0], net, truthOf) }
}

/** The same game without what nobody at the table knows: the order of a fixed deck. */
export const unforeseen = <W extends World>(game: Game<W>): Game<W> => {
  const { position } = game.setup
  return { ...game, setup: position === undefined ? {} : { position } }
}
