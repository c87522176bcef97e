import type { StartKind } from '../../coin/perception'
import type { GameId } from '../../games/index'
import type { Pair } from './pair'
import {
  scoreInterval,
  sprtOf,
  wilson,
  type Interval,
  type Outcomes,
  type Sprt,
} from './statistics'

export interface Score {
  readonly won: number
  readonly of: number
  readonly share: number
  readonly interval: Interval
}

/** What is played: which game, by whom, from where. */
export interface Match {
  readonly game: GameId
  readonly first: string
  readonly second: string
  readonly weights: readonly [string, string]
  readonly start: StartKind
  readonly handicap: number
  readonly seed: number
}

/** What a match has come to. */
export interface Report extends Match {
  readonly pairs: number
  /** The first seat's score, the mean of both sides. */
  readonly score: Score
  /** Its score by side. Of a bot against itself this is how the sides stand: the mirror rate. */
  readonly as: Readonly<Record<string, Score>>
  /** How many pairs the first seat has won 0, ½, 1, 1½ and 2 games of. */
  readonly outcomes: Outcomes
  /** Of the pairs won once each: how often each side has won both games. */
  readonly split: Readonly<Record<string, number>>
  readonly sprt: Sprt
}

const round = (number: number): number => Number(number.toFixed(4))

const scored = (won: number, of: number, interval: Interval = wilson(won, of)): Score => ({
  won,
  of,
  share: round(won / Math.max(1, of)),
  interval: [round(interval[0]), round(interval[1])],
})

export const reportOf = (
  match: Match,
  [one, other]: readonly [string, string],
  pairs: readonly Pair[],
): Report => {
  const count = (is: (pair: Pair) => boolean) => pairs.filter(is).length
  const asOne = count(({ wins }) => wins[0])
  const asOther = count(({ wins }) => wins[1])
  const both = count(({ wins }) => wins[0] && wins[1])
  const neither = count(({ wins }) => !wins[0] && !wins[1])
  const outcomes: Outcomes = [neither, 0, pairs.length - both - neither, 0, both]
  const of = pairs.length
  return {
    ...match,
    pairs: of,
    score: scored(asOne + asOther, 2 * of, scoreInterval(outcomes)),
    as: { [one]: scored(asOne, of), [other]: scored(asOther, of) },
    outcomes,
    split: { [one]: asOne - both, [other]: asOther - both },
    sprt: sprtOf(outcomes),
  }
}

/** How two sides stand, in whole percent: the lesser share is rounded, the other has what is left of a hundred. */
export const standing = (one: number, other: number): string => {
  const less = Math.round(100 * Math.min(one, other))
  return (one < other ? [less, 100 - less] : [100 - less, less]).join(' : ')
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const told = ({ won, of, share, interval: [from, to] }: Score): string =>
  `${won} of ${of}  ${percent(share)} [${percent(from)} – ${percent(to)}]`

export const inWords = (report: Report): string => {
  const { first, second, pairs, start, handicap, seed, score, outcomes, split, sprt } = report
  const splits = Object.entries(split).map(([side, number]) => `by ${side} ${number}`)
  return [
    `${first} against ${second}: ${pairs} pairs from seed ${seed}, ${start} start, handicap ${handicap}, sides swapped, same chance`,
    `${first} wins   ${told(score)}`,
    ...Object.entries(report.as).map(([side, one]) => `  as ${side.padEnd(8)} ${told(one)}`),
    `pairs won 0, ½, 1, 1½, 2 times: ${outcomes.join(', ')}; of those won once, both games ${splits.join(', ')}`,
    `sequential test, elo ${sprt.elo0} against ${sprt.elo1}: ${sprt.llr.toFixed(2)} of ±${sprt.bound.toFixed(2)}, ${sprt.verdict}`,
  ].join('\n')
}
