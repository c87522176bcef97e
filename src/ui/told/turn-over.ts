import { interruptedBy } from '../../store/index'
import type { Words } from '../screen/screen'
import { DECISION } from '../words/en/words'

/** What is said where nothing is left to do but to hand over: that the turn is done, or who chooses in the middle of it. */
export const turnOverText = (
  now: Parameters<typeof interruptedBy>[0],
  { handover }: Pick<Words, 'handover'>,
): string => {
  const next = interruptedBy(now)
  return next === null ? DECISION.turnIsOver : handover.next(next)
}
