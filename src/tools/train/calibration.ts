import type { Door } from '../../coin/door'
import type { GameRecord } from '../../coin/game'
import type { Perception, Truth } from '../../coin/perception'
import type { World } from '../../coin/world'
import { logistic } from '../../bots/exact'
import type { Random } from '../../bots/random'
import { drawnInterval, type Interval } from '../match/statistics'
import type { Sample } from './self-play'

/** What the value said at some moment of a game, and how the game ended. */
export interface Judgement {
  readonly said: number
  readonly came: number
}

/** How true what was said has been. */
export interface Calibration {
  readonly judgements: number
  /** The mean of the squared error, and what always saying the mean would have had. */
  readonly brier: number
  readonly constant: number
  readonly ratio: number
  /** For each tenth of what was said: how often, what was said, and what came, on the mean. */
  readonly tenths: readonly { readonly of: number; readonly said: number; readonly came: number }[]
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

const round = (number: number): number => Number(number.toFixed(4))

const scoresOf = (
  judgements: readonly Judgement[],
): Pick<Calibration, 'brier' | 'constant' | 'ratio'> => {
  const share = mean(judgements.map(({ came }) => came))
  const brier = mean(judgements.map(({ said, came }) => (said - came) ** 2))
  const constant = share * (1 - share)
  return { brier, constant, ratio: constant === 0 ? NaN : brier / constant }
}

/** The interval of the ratio, where no two judgements are of the same game. */
export const ratioInterval = (judgements: readonly Judgement[], random: Random): Interval =>
  drawnInterval(judgements, (drawn) => scoresOf(drawn).ratio, random)

export const calibrationOf = (judgements: readonly Judgement[]): Calibration => {
  const { brier, constant, ratio } = scoresOf(judgements)
  return {
    judgements: judgements.length,
    brier: round(brier),
    constant: round(constant),
    ratio: round(ratio),
    tenths: Array.from({ length: 10 }, (_, i) => {
      const here = judgements.filter(({ said }) => Math.min(9, Math.floor(said * 10)) === i)
      return {
        of: here.length,
        said: round(mean(here.map(({ said }) => said))),
        came: round(mean(here.map(({ came }) => came))),
      }
    }),
  }
}

/** How often the line through judgements is mended; it stands still long before. */
const STEPS = 20
/** Holds the line where there are few judgements, or none. */
const HOLD = 0.001

/** By how much the logit of what was said is to be shifted and stretched, to be as likely as can be (Newton's method). */
export const truthOf = (judgements: readonly Judgement[]): Truth => {
  let [shift, stretch] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    let [a, b, c, d, e] = [HOLD, 0, HOLD, HOLD * shift, HOLD * (stretch - 1)]
    for (const { said, came } of judgements) {
      const held = Math.min(0.999, Math.max(0.001, said))
      const x = Math.log(held / (1 - held))
      const p = logistic(shift + stretch * x)
      const weight = p * (1 - p)
      a += weight
      b += weight * x
      c += weight * x * x
      d += p - came
      e += (p - came) * x
    }
    const whole = a * c - b * b
    shift -= (c * d - b * e) / whole
    stretch -= (a * e - b * d) / whole
  }
  return { shift: round(shift), stretch: round(stretch) }
}

/** What a value says of a game at the moments between two cards, by how many rounds had been counted. */
export interface Moments {
  /** Where the game begins. */
  readonly begins: (Judgement[] | undefined)[]
  /** Where a campaign begins, and the game has come there by play. */
  readonly starts: (Judgement[] | undefined)[]
  /** Before each card. */
  readonly cards: (Judgement[] | undefined)[]
}

/** A moment between two cards. */
interface Moment<W extends World> {
  /** What begins there, if anything: the game, or a campaign to which it has come. */
  readonly kind: 'begins' | 'starts' | null
  /** How many rounds have been counted. */
  readonly round: number
  readonly board: W['board']
  /** How many answers were given before. */
  readonly at: number
}

/** Plays a game again and tells its moments. The board is the one that is played on. */
export const hearMoments = <W extends World>(
  door: Door<W>,
  perception: Perception<W>,
  { setup, answers }: GameRecord<W>,
  hear: (moment: Moment<W>) => void,
): void => {
  let at = 0
  let before: number | null = null
  door.playOn(
    door.newGame(setup),
    () => answers[at++]!,
    ({ ask }, board) => {
      if (ask !== 'reveal.card') return false
      const round = perception.roundOf(board)
      const kind = before === null ? 'begins' : round > before ? 'starts' : null
      hear({ kind, round, board, at })
      before = round
      return false
    },
  )
}

export const judge = <W extends World>(
  door: Door<W>,
  perception: Perception<W>,
  value: (board: W['board']) => number,
  game: Pick<Sample<W>, 'setup' | 'answers' | 'result'>,
  moments: Moments,
): void =>
  hearMoments(door, perception, game, ({ kind, round, board }) => {
    const judgement = { said: value(board), came: game.result }
    ;(moments.cards[round] ??= []).push(judgement)
    if (kind !== null) (moments[kind][round] ??= []).push(judgement)
  })
