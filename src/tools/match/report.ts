import type { StartKind } from '../../coin/perception'
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

/** What a match has come to. */
export interface Report {
  readonly first: string
  readonly second: string
  readonly weights: readonly [string, string]
  readonly start: StartKind
  readonly handicap: number
  readonly seed: number
  readonly pairs: number
  /** The first seat's score, the mean of both sides. */
  readonly score: Score
  readonly asBritish: Score
  readonly asRebels: Score
  /** How many pairs the first seat has won 0, ½, 1, 1½ and 2 games of. */
  readonly outcomes: Outcomes
  /** Of the pairs won once each: the British have won both games, or the Rebels. */
  readonly split: { readonly british: number; readonly rebels: number }
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
  match: Pick<Report, 'first' | 'second' | 'weights' | 'start' | 'handicap' | 'seed'>,
  pairs: readonly Pair[],
): Report => {
  const count = (is: (pair: Pair) => boolean) => pairs.filter(is).length
  const british = count(({ wins }) => wins[0])
  const rebels = count(({ wins }) => wins[1])
  const both = count(({ wins }) => wins[0] && wins[1])
  const neither = count(({ wins }) => !wins[0] && !wins[1])
  const outcomes: Outcomes = [neither, 0, pairs.length - both - neither, 0, both]
  const of = pairs.length
  return {
    ...match,
    pairs: of,
    score: scored(british + rebels, 2 * of, scoreInterval(outcomes)),
    asBritish: scored(british, of),
    asRebels: scored(rebels, of),
    outcomes,
    split: { british: british - both, rebels: rebels - both },
    sprt: sprtOf(outcomes),
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const told = ({ won, of, share, interval: [from, to] }: Score): string =>
  `${won} of ${of}  ${percent(share)} [${percent(from)} – ${percent(to)}]`

export const inWords = (report: Report): string => {
  const {
    first,
    second,
    pairs,
    start,
    handicap,
    seed,
    score,
    asBritish,
    asRebels,
    outcomes,
    split,
    sprt,
  } = report
  return [
    `${first} against ${second}: ${pairs} pairs from seed ${seed}, ${start} start, handicap ${handicap}, sides swapped, same chance`,
    `${first} wins   ${told(score)}`,
    `  as British  ${told(asBritish)}`,
    `  as Rebels   ${told(asRebels)}`,
    `pairs won 0, ½, 1, 1½, 2 times: ${outcomes.join(', ')}; of those won once, both games by the British ${split.british}, by the Rebels ${split.rebels}`,
    `sequential test, elo ${sprt.elo0} against ${sprt.elo1}: ${sprt.llr.toFixed(2)} of ±${sprt.bound.toFixed(2)}, ${sprt.verdict}`,
  ].join('\n')
}
