import { undergroundCells } from '../board/queries'
import { passIntel } from '../board/verbs'
import { INTEL_CHITS } from '../data/chits'
import type { SpaceId } from '../data/spaces'
import { ask, DONE } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { heldChits } from '../script/drawing'
import { refuse, type Verdict } from '../script/refusal'
import type { ChitChoice } from '../script/option'

/** 1.6.1, PR36 A chit of 0 removes nobody, and cannot be spent so. */
const maySpend = ({ chit }: ChitChoice): Verdict =>
  chit > 0 ? true : refuse('PR36', 'chit-worth-nothing')

/** PR36 Whether the British hold a chit that would remove an Underground Cell. */
export const hasChitToSpend = (t: Play): boolean =>
  INTEL_CHITS.some((chit) => chit > 0 && t.board.intel.held[chit] > 0)

/**
 * 3.2.2, 3.2.4, PR35, PR36 The strength that Active Cells leave may fall on Underground ones: chit after
 * chit, each for as many as its value, the strength and the Cells allow. Tells what strength is left.
 */
export function* spendOnUnderground(
  t: Play,
  space: SpaceId,
  strength: number,
  remove: (number: number) => void,
): Script<number> {
  let left = strength
  while (left > 0 && undergroundCells(t.board, space) > 0 && hasChitToSpend(t)) {
    const about = { space, limit: Math.min(left, undergroundCells(t.board, space)) }
    const answer = yield* ask('british', 'intel.spend', about, heldChits(t, maySpend), DONE)
    if (answer === 'done') return left
    passIntel(t, answer.chit, 'spent')
    const number = Math.min(answer.chit, left, undergroundCells(t.board, space))
    remove(number)
    left -= number
  }
  return left
}
