import type { Decision } from '../coin/decision'
import type { Perception } from '../coin/perception'
import type { ChooserOf, OptionOf, World } from '../coin/world'
import type { Random } from './random'

/** What a Steward answers, and the priority that it follows; null where none has anything to say. */
export interface Followed {
  readonly answer: number
  readonly priority: string | null
}

/** The answers that serve best, by their numbers, where any serves at all. */
const bestBy = <O>(rate: (answer: O) => number, options: readonly O[]): number[] => {
  const rates = options.map(rate)
  const most = Math.max(...rates)
  return most > 0 ? rates.flatMap((one, i) => (one === most ? [i] : [])) : []
}

const drawn = (answers: readonly number[], random: Random): number =>
  answers[Math.floor(random() * answers.length)]!

/**
 * Follows the first priority that any answer serves; among equals by lot. Where none has anything to say it
 * stops if it may, and else takes any answer.
 */
export const stewardChoice = <W extends World>(
  { priorities }: Perception<W>,
  question: Decision<W>,
  options: readonly OptionOf<W>[],
  board: W['board'],
  random: Random,
): Followed => {
  const by: ChooserOf<W> = question.by
  for (const { id, rate } of by === 'chance' ? [] : priorities[by]) {
    const rated = rate(question, board)
    const best = rated === null ? [] : bestBy(rated, options)
    if (best.length > 0) return { answer: drawn(best, random), priority: id }
  }
  const stop = options.indexOf('done')
  const any = options.map((_, i) => i)
  return { answer: stop >= 0 ? stop : drawn(any, random), priority: null }
}
