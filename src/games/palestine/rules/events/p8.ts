import { curfewCities } from '../board/queries'
import { changePoliticalWill } from '../board/verbs'
import { grant } from '../operations'
import { loseByStarred } from './asking'
import type { EventCard } from './card'

/**
 * Harry Truman (starred).
 * Unshaded: Political Will rises by 2; then the British may Deploy in one to three spaces (PR73).
 * Shaded: each Curfew on the map costs 1 Political Will.
 */
export const p8: EventCard = {
  *unshaded(t) {
    changePoliticalWill(t, 2)
    yield* grant(t, 'deploy', 3)
  },
  shaded(t) {
    loseByStarred(t, curfewCities(t.board).length)
  },
}
