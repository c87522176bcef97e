import type { Simulated, Simulation } from '../../bots/lab/messages'
import { mergeSimulations } from '../../bots/lab/simulating'
import type { Faction, Game } from '../../games/index'

/** A position from which games are played: the present one, one after an answer, the end of a branch. */
export interface Alternative {
  readonly name: string
  readonly game: Game
}

/** What is to be played: the same games, by their numbers, from each position. */
export interface Wish {
  /** The position that is asked about. */
  readonly of: Game
  readonly alternatives: readonly Alternative[]
  readonly seats: Readonly<Record<Faction, Simulated>>
  /** How many games from each. */
  readonly games: number
  /** To their ends, or until Political Will has been counted once. */
  readonly until: 'end' | 'count'
}

/** Games that were played, or are, for one wish. */
export interface Run extends Wish {
  readonly doing: 'playing' | 'waiting' | 'done' | 'cancelled' | 'failed'
  /** For each position, the stretches that were played of its games. */
  readonly parts: readonly (readonly Simulation[])[]
  readonly message: string | null
}

/** How many games have been played of all that were wished for. */
export const playedIn = ({ parts }: Pick<Run, 'parts'>): number =>
  parts.flat().reduce((sum, { games }) => sum + games, 0)

/** What came of the games from one position. */
export const outcomeOf = ({ parts }: Pick<Run, 'parts'>, alternative: number): Simulation =>
  mergeSimulations(parts[alternative] ?? [])

/** A share, and between what it lies, 95 times of 100; null under 25 games. */
export interface Share {
  readonly at: number
  readonly low: number
  readonly high: number
}

const Z = 1.959964
/** Under so many games no number is told. */
export const FEWEST = 25

/** The share of games that the first Faction won (Wilson’s interval). */
export const shareOf = (results: readonly number[]): Share | null => {
  const n = results.length
  if (n < FEWEST) return null
  const at = results.reduce((sum, one) => sum + one, 0) / n
  const middle = (at + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((at * (1 - at)) / n + Z ** 2 / (4 * n ** 2))
  return { at, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

const byNumber = (parts: readonly Simulation[]): ReadonlyMap<number, number> =>
  new Map(parts.flatMap(({ from, results }) => results.map((one, i) => [from + i, one] as const)))

/** How much more often the first Faction won from one position than from another, in the same games. */
export const differenceOf = (
  { parts }: Pick<Run, 'parts'>,
  one: number,
  other: number,
): Share | null => {
  const [mine, theirs] = [byNumber(parts[one] ?? []), byNumber(parts[other] ?? [])]
  const pairs = [...mine].flatMap(([number, result]) => {
    const against = theirs.get(number)
    return against === undefined ? [] : [result - against]
  })
  const n = pairs.length
  if (n < FEWEST) return null
  const at = pairs.reduce((sum, pair) => sum + pair, 0) / n
  const spread = pairs.reduce((sum, pair) => sum + (pair - at) ** 2, 0) / (n - 1)
  const half = Z * Math.sqrt(spread / n)
  return { at, low: at - half, high: at + half }
}

/**
 * What a game of each player takes, in games played at random: measured on one core from the printed start
 * (2.2 ms at random, 14 ms by an Officer, 2.3 s by a Commander).
 */
const COSTS: Readonly<Record<Simulated, number>> = {
  random: 1,
  newcomer: 12,
  steward: 7,
  officer: 6,
  planner: 33,
  strategist: 105,
  commander: 1025,
}

/** How long a wish is likely to take, where a game at random takes so long. */
export const expectedTime = (
  { seats, games, alternatives }: Pick<Wish, 'seats' | 'games' | 'alternatives'>,
  ofRandomGame: number,
  workers: number,
): number => {
  const costs = Object.values(seats).map((one) => COSTS[one])
  const each = costs.reduce((sum, one) => sum + one, 0) / costs.length
  return (alternatives.length * games * each * ofRandomGame) / workers
}
