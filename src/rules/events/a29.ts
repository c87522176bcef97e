import { canDivideByIrregulars, divideByIrregulars } from '../activities/divide'
import { asActivity } from '../activities'
import { sabotage } from '../board/queries'
import { remove, shiftTowardDecentralized } from '../board/verbs'
import { NEIGHBOURS } from '../data/adjacency'
import type { SpaceId } from '../data/spaces'
import { everyPick } from '../script/placing'
import { refuse } from '../script/refusal'
import { perhapsOnePiece } from './asking'
import type { EventCard } from './card'

/**
 * Haganah.
 * Unshaded: Unity shifts two steps toward Decentralized; then Irregulars are Activated to Divide. The
 * text names no Faction, so that the executing one chooses (R37).
 * Shaded: one Irregular is removed from each of up to two spaces with or adjacent to Sabotage.
 */
export const a29: EventCard = {
  *unshaded(t, by) {
    shiftTowardDecentralized(t)
    shiftTowardDecentralized(t)
    if (canDivideByIrregulars(t) === true)
      yield* asActivity(t, by, 'divide', divideByIrregulars(t, by))
  },
  *shaded(t, by) {
    const left: SpaceId[] = []
    for (let removed = 0; removed < 2; removed++) {
      const irregular = yield* perhapsOnePiece(t, by, everyPick('irregulars'), ({ space }) => {
        if (left.includes(space)) return refuse('A29', 'already-selected')
        return [space, ...NEIGHBOURS[space]].some((near) => sabotage(t.board, near) > 0)
          ? true
          : refuse('A29', 'needs-sabotage-near')
      })
      if (irregular === null) return
      left.push(irregular.space)
      remove(t, irregular.piece, irregular.space)
    }
  },
}
