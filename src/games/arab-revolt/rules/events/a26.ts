import { OTHER } from '../data/factions'
import { limitedOperations } from '../operations'
import { inOrAdjacentTo, onlyIn } from '../script/within'
import type { EventCard } from './card'

/**
 * “Triangle of Terror”.
 * In Samaria or a space adjacent to it the executing Faction may conduct up to three Limited
 * Operations; then the other one may conduct one in Samaria itself (R10).
 */
export const a26: EventCard = {
  *unshaded(t, by) {
    yield* limitedOperations(t, by, 3, inOrAdjacentTo('A26', 'samaria'))
    yield* limitedOperations(t, OTHER[by], 1, onlyIn('A26', 'samaria'))
  },
}
