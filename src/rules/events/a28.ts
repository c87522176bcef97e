import { garrisonForts, remove } from '../board/verbs'
import { everyPick } from '../script/placing'
import { onePiece } from './asking'
import type { EventCard } from './card'

/**
 * Tegart Forts (British Capability).
 * The British must put three Police on this card for good, from the map first and then from Available.
 * Guerrillas who move out of a Foreign Country flip Active.
 */
export const a28: EventCard = {
  *unshaded(t) {
    for (let left = 3; left > 0; left--) {
      const police = yield* onePiece(t, 'british', everyPick('police'))
      if (police === null) {
        garrisonForts(t, Math.min(left, t.board.available.police))
        return
      }
      remove(t, police.piece, police.space, 1, 'tegart-forts')
    }
  },
  lasting: { unshaded: { activeFromAbroad: true } },
}
