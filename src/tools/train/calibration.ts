import type { Door } from '../../coin/door'
import type { Perception, Truth } from '../../coin/perception'
import type { World } from '../../coin/world'
import { logistic } from '../../bots/exact'
import type { Lesson } from './self-play'

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

export const calibrationOf = (judgements: readonly Judgement[]): Calibration => {
  const share = mean(judgements.map(({ came }) => came))
  const brier = mean(judgements.map(({ said, came }) => (said - came) ** 2))
  const constant = share * (1 - share)
  return {
    judgements: judgements.length,
    brier: round(brier),
    constant: round(constant),
    ratio: round(constant === 0 ? NaN : brier / constant),
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

export const judge = <W extends World>(
  door: Door<W>,
  perception: Perception<W>,
  value: (board: W['board']) => number,
  { setup, answers, result }: Pick<Lesson<W>, 'setup' | 'answers' | 'result'>,
  { begins, starts, cards }: Moments,
): void => {
  let at = 0
  let rounds: number | null = null
  door.playOn(
    door.newGame(setup),
    () => answers[at++]!,
    ({ ask }, board) => {
      if (ask !== 'reveal.card') return false
      const now = perception.roundOf(board)
      const judgement = { said: value(board), came: result }
      ;(cards[now] ??= []).push(judgement)
      if (rounds === null) (begins[now] ??= []).push(judgement)
      else if (now > rounds) (starts[now] ??= []).push(judgement)
      rounds = now
      return false
    },
  )
}
