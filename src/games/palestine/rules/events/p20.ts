import { railwaysAreClear } from '../board/queries'
import { changePoliticalWill } from '../board/verbs'
import { loseByStarred } from './asking'
import type { EventCard } from './card'

/**
 * Indian Independence (starred).
 * Unshaded: Political Will rises by 2, if no Railway has Sabotage (PR85).
 * Shaded: Political Will falls by 2.
 */
export const p20: EventCard = {
  unshaded(t) {
    if (railwaysAreClear(t.board)) changePoliticalWill(t, 2)
  },
  shaded(t) {
    loseByStarred(t, 2)
  },
}
