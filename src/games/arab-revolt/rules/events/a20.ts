import {
  passOperationsChit,
  shiftTowardCentralized,
  shiftTowardDecentralized,
} from '../board/verbs'
import { chitsIn, drawOperationsChit, rollAboveBases } from '../script/drawing'
import { wants } from './asking'
import type { EventCard } from './card'

/**
 * Arab Higher Committee.
 * Unshaded: a roll; above the number of Bases on the map Unity shifts one step toward Decentralized.
 * Shaded: Unity shifts two steps toward Centralized, and the Rebels may draw and hold an Operations chit.
 */
export const a20: EventCard = {
  *unshaded(t) {
    if (yield* rollAboveBases(t)) shiftTowardDecentralized(t)
  },
  *shaded(t) {
    shiftTowardCentralized(t)
    shiftTowardCentralized(t)
    if (chitsIn(t.board.operationsChits.pool) === 0 || !(yield* wants('rebels'))) return
    passOperationsChit(t, yield* drawOperationsChit(t), 'drawn', 'held')
  },
}
