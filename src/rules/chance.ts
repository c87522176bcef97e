import { RulesError } from './board/error'
import { odds, type Game } from './game'
import type { Decision } from './script/decision'
import type { Option } from './script/option'

/** A number in [0, 1) that depends on the seed and the count alone. */
export const seededNumber = (seed: number, count: number): number => {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(count + 1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x100000000
}

const pickWeighted = <T>(items: readonly T[], weight: (item: T) => number, at: number): T => {
  let rest = items.reduce((sum, item) => sum + weight(item), 0) * at
  for (const item of items) {
    rest -= weight(item)
    if (rest < 0) return item
  }
  return items.at(-1)!
}

/** What chance answers for a number in [0, 1), each outcome as likely as the rules have it. */
export const chanceAnswer = (game: Game, at: number): Option => {
  const outcomes = odds(game)
  if (outcomes.length === 0) throw new RulesError('game-over', 'nothing', at)
  return pickWeighted(outcomes, ({ weight }) => weight, at).option
}

/** The same, for a playout. */
export const chanceOption = (
  decision: Decision,
  options: readonly Option[],
  at: number,
): Option => {
  const { weigh } = decision
  return weigh === null
    ? options[Math.floor(at * options.length)]!
    : pickWeighted(options, weigh, at)
}

/**
 * Chance from a seed: its k-th answer depends on the seed and k alone. Undoing and doing again gives the
 * same roll, and so does coming to it by another way.
 */
export const seededChance =
  (seed: number) =>
  (game: Game): Option =>
    chanceAnswer(game, seededNumber(seed, game.chances))
