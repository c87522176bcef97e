import type { Random } from '../../bots/random'

/** From and to, of what is 95 % sure to lie between. */
export type Interval = readonly [number, number]

const Z = 1.959964

/** Wilson's interval for a share of so many. */
export const wilson = (won: number, of: number): Interval => {
  if (of === 0) return [0, 1]
  const share = won / of
  const middle = (share + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of)
  const half =
    (Z / (1 + Z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

const DRAWN = 1000

/** The middle 95 of 100 of what is measured on as many things, drawn anew from these again and again. */
export const drawnInterval = <T>(
  things: readonly T[],
  measure: (drawn: readonly T[]) => number,
  random: Random,
): Interval => {
  const measured = Array.from({ length: DRAWN }, () =>
    measure(things.map(() => things[Math.floor(random() * things.length)]!)),
  ).sort((a, b) => a - b)
  return [measured[25]!, measured[974]!]
}

/** What the first seat made of a pair of games, sides swapped: 0, ½, 1, 1½ or 2 won. No game is drawn yet. */
export type Outcomes = readonly [number, number, number, number, number]

const POINTS = [0, 0.25, 0.5, 0.75, 1]

/** The mean and the variance of the score of a pair, as a share of its two games. */
const momentsOf = (outcomes: Outcomes): { pairs: number; mean: number; variance: number } => {
  const pairs = outcomes.reduce((sum, one) => sum + one, 0)
  const over = (value: (points: number) => number) =>
    outcomes.reduce((sum, one, i) => sum + one * value(POINTS[i]!), 0) / Math.max(1, pairs)
  const mean = over((points) => points)
  return { pairs, mean, variance: over((points) => (points - mean) ** 2) }
}

/**
 * The interval of the score. A pair is one observation, because its two games share their chance; half a
 * pair of each kind is added, so that a clean sweep is not taken for certain.
 */
export const scoreInterval = (outcomes: Outcomes): Interval => {
  const [none, some, even, more, all] = outcomes
  const { pairs, mean, variance } = momentsOf([none + 0.5, some, even + 0.5, more, all + 0.5])
  const half = Z * Math.sqrt(variance / Math.max(1, pairs))
  return [Math.max(0, mean - half), Math.min(1, mean + half)]
}

export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1)

const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

/** A sequential test of “not stronger” against “stronger by so much”, both errors at most 5 %. */
export interface Sprt {
  readonly elo0: number
  readonly elo1: number
  readonly llr: number
  readonly bound: number
  readonly verdict: 'stronger' | 'not stronger' | 'undecided'
}

const BOUND = Math.log(0.95 / 0.05)

/** The test after so many pairs, their scores taken as normal with the variance that was seen. */
export const sprtOf = (outcomes: Outcomes, elo0 = 0, elo1 = 50): Sprt => {
  const [none, some, even, more, all] = outcomes
  const { pairs, mean, variance } = momentsOf([none + 0.5, some, even + 0.5, more, all + 0.5])
  const [low, high] = [scoreOf(elo0), scoreOf(elo1)]
  const llr = (pairs * (high - low) * (mean - (low + high) / 2)) / variance
  const verdict = llr >= BOUND ? 'stronger' : llr <= -BOUND ? 'not stronger' : 'undecided'
  return { elo0, elo1, llr, bound: BOUND, verdict }
}
