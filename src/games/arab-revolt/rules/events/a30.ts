import { isDistrict } from '../board/queries'
import { openCountries } from '../board/verbs'
import { NEIGHBOURS } from '../data/adjacency'
import { removeOneIn } from './asking'
import type { EventCard } from './card'

/**
 * Arab Kings.
 * Unshaded: one Guerrilla is removed from each District adjacent to Transjordan (R29: in play or not).
 * Shaded: Transjordan and Egypt come into play as Foreign Countries.
 */
export const a30: EventCard = {
  *unshaded(t, by) {
    for (const space of NEIGHBOURS.transjordan)
      if (isDistrict(space)) yield* removeOneIn(t, by, 'guerrillas', space)
  },
  shaded(t) {
    openCountries(t)
  },
}
