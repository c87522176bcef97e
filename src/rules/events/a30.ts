import { adjacent, isDistrict } from '../board/queries'
import { openCountries, remove } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { everyPick } from '../script/placing'
import { refuse } from '../script/refusal'
import { onePiece } from './asking'
import type { EventCard } from './card'

/**
 * Arab Kings.
 * Unshaded: one Guerrilla is removed from each District adjacent to Transjordan (R29: in play or not).
 * Shaded: Transjordan and Egypt come into play as Foreign Countries.
 */
export const a30: EventCard = {
  *unshaded(t, by) {
    const left: SpaceId[] = []
    for (;;) {
      const guerrilla = yield* onePiece(t, by, everyPick('guerrillas'), ({ space }) => {
        if (left.includes(space)) return refuse('A30', 'already-selected')
        return isDistrict(space) && adjacent(space, 'transjordan')
          ? true
          : refuse('A30', 'needs-district-next-to-transjordan')
      })
      if (guerrilla === null) return
      left.push(guerrilla.space)
      remove(t, guerrilla.piece, guerrilla.space)
    }
  },
  shaded(t) {
    openCountries(t)
  },
}
