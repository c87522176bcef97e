import { canDivideByIrregulars, divideByIrregulars } from '../activities/divide'
import { asActivity } from '../activities'
import { irregulars, sabotage } from '../board/queries'
import { shiftTowardDecentralized } from '../board/verbs'
import { NEIGHBOURS } from '../data/adjacency'
import { refuse } from '../script/refusal'
import { eachSpace, removeOneIn } from './asking'
import type { EventCard } from './card'

/**
 * Haganah.
 * Unshaded: Unity shifts two steps toward Decentralized; then Irregulars are Activated to Divide. The
 * text names no Faction, so that the executing one chooses (R37).
 * Shaded: in each of up to two spaces with Sabotage, or adjacent to it, one Irregular is removed.
 */
export const a29: EventCard = {
  *unshaded(t, by) {
    shiftTowardDecentralized(t)
    shiftTowardDecentralized(t)
    if (canDivideByIrregulars(t) === true)
      yield* asActivity(t, by, 'divide', divideByIrregulars(t, by))
  },
  shaded: (t, by) =>
    eachSpace({
      by,
      limit: 2,
      owed: 'none',
      may(space) {
        if (irregulars(t.board, space) === 0) return refuse('A29', 'needs-irregular')
        return [space, ...NEIGHBOURS[space]].some((near) => sabotage(t.board, near) > 0)
          ? true
          : refuse('A29', 'needs-sabotage-near')
      },
      then: (space) => removeOneIn(t, by, 'irregulars', space),
    }),
}
