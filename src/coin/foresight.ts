import type { Decision, Script } from './decision'
import type { Refusal } from './refusal'
import type { Play } from './table'
import type { OptionOf, World } from './world'

/** A script on a table. */
type Begin<W extends World> = (t: Play<W>) => Script<W>

/** What can be brought about in a game, tried on copies: nothing happens on the table. */
export const foresightIn = <W extends World>(copyBoard: (board: W['board']) => W['board']) => {
  /** A copy of the table at which a script has been answered so far, and what it asks next. */
  const triedOut = (
    t: Play<W>,
    begin: Begin<W>,
    answers: readonly OptionOf<W>[],
  ): { copy: Play<W>; decision: Decision<W> | null } => {
    const copy: Play<W> = { ...t, board: copyBoard(t.board), facts: null }
    const script = begin(copy)
    let step = script.next()
    for (const answer of answers) step = script.next(answer)
    return { copy, decision: step.done ? null : step.value }
  }

  /**
   * Whether a Faction can carry out a script so that its end is as wanted, whatever the other one and
   * chance answer. It looks at every way, so the script must be short.
   */
  const canBringAbout = (
    t: Play<W>,
    by: W['faction'],
    begin: Begin<W>,
    wanted: (t: Play<W>) => boolean,
    answers: readonly OptionOf<W>[] = [],
  ): boolean => {
    const { copy, decision } = triedOut(t, begin, answers)
    if (decision === null) return wanted(copy)
    const onward = (option: OptionOf<W>) =>
      canBringAbout(t, by, begin, wanted, [...answers, option])
    const options = decision.options()
    return decision.by === by ? options.some(onward) : options.every(onward)
  }

  /** A script in which a Faction is held to answers after which its end can still be as wanted; why, the refusal says. */
  function* bringingAbout(
    t: Play<W>,
    by: W['faction'],
    begin: Begin<W>,
    wanted: (t: Play<W>) => boolean,
    otherwise: Refusal<W['reason']>,
  ): Script<W> {
    const start: Play<W> = { ...t, board: copyBoard(t.board), facts: null }
    const answers: OptionOf<W>[] = []
    const script = begin(t)
    for (let step = script.next(); !step.done; step = script.next(answers.at(-1)!)) {
      const leads = (option: OptionOf<W>) =>
        canBringAbout(start, by, begin, wanted, [...answers, option]) || otherwise
      const decision = step.value
      answers.push(yield decision.by === by ? decision.narrowed(leads) : decision)
    }
  }

  return { canBringAbout, bringingAbout }
}
