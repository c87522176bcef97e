import { curfew, isRailway } from '../board/queries'
import { NEIGHBOURS } from '../data/adjacency'
import { placeAvailable } from '../script/placing'
import { refuse } from '../script/refusal'
import type { EventCard } from './card'

/**
 * Human Shields (British Capability).
 * Unshaded: a Raid may not select a Railway adjacent to a space under Curfew.
 * Shaded: a Fine replaces the Sabotage marker with a Guerrilla, if one is Available.
 */
export const a15: EventCard = {
  lasting: {
    unshaded: {
      raid: (board, space) =>
        isRailway(space) && NEIGHBOURS[space].some((near) => curfew(board, near))
          ? refuse('A15', 'curfew-next-to-railway')
          : true,
    },
    shaded: {
      *fined(t, railway) {
        placeAvailable(t, 'guerrillas', railway)
      },
    },
  },
}
