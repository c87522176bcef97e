import { copyBoard } from '../board/board'
import type { Faction } from '../data/factions'
import type { Play } from './capability'
import type { Decision, Script } from './decision'
import type { Option } from './option'

/** A script on a table. */
type Begin = (t: Play) => Script

/** A copy of the table at which a script has been answered so far, and what it asks next. */
const triedOut = (
  t: Play,
  begin: Begin,
  answers: readonly Option[],
): { copy: Play; decision: Decision | null } => {
  const copy: Play = { ...t, board: copyBoard(t.board), facts: null }
  const script = begin(copy)
  let step = script.next()
  for (const answer of answers) step = script.next(answer)
  return { copy, decision: step.done ? null : step.value }
}

/**
 * Whether a Faction can carry out a script so that its end is as wanted, whatever the other one and chance
 * answer. Tried on copies: nothing happens on the table. It looks at every way, so the script must be short.
 */
export const canBringAbout = (
  t: Play,
  by: Faction,
  begin: Begin,
  wanted: (t: Play) => boolean,
  answers: readonly Option[] = [],
): boolean => {
  const { copy, decision } = triedOut(t, begin, answers)
  if (decision === null) return wanted(copy)
  const onward = (option: Option) => canBringAbout(t, by, begin, wanted, [...answers, option])
  const options = decision.options()
  return decision.by === by ? options.some(onward) : options.every(onward)
}
