import type { Decision } from './decision'
import type { Priority } from './perception'
import { sameOption } from './same-option'
import type { OptionOf, World } from './world'

/** How well an answer serves a priority: more than 0 if at all. */
export type Rate<W extends World> = (answer: OptionOf<W>) => number

/** What a priority has to say to each question that it knows. */
export type Says<W extends World> = {
  readonly [ask in W['ask']]?: (board: W['board'], question: Decision<W>) => Rate<W>
}

/** What the priorities of a game's Stewards are made of. */
export const prioritiesIn = <W extends World>() => {
  const priority = (id: string, says: Says<W>): Priority<W> => ({
    id,
    rate: (question, board) => says[question.ask]?.(board, question) ?? null,
  })

  /** These answers, the earlier the better, if something speaks for them. */
  const prefer =
    (...wanted: readonly OptionOf<W>[]) =>
    (when = true): Rate<W> =>
    (answer) => {
      const at = wanted.findIndex((one) => sameOption(one, answer))
      return when && at >= 0 ? wanted.length - at : 0
    }

  const always =
    (...wanted: readonly OptionOf<W>[]) =>
    (): Rate<W> =>
      prefer(...wanted)()

  return { priority, prefer, always }
}
