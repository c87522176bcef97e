import { canPunish, punishWithin } from '../activities/punish'
import { afterMunich } from '../board/queries'
import { remove } from '../board/verbs'
import { everyPick } from '../script/placing'
import { mayDo, onePiece } from './asking'
import type { EventCard } from './card'

/**
 * Tensions in Europe (Mandatory Event).
 * The British may Punish, twice after the Munich Conference. Then they must move three Troops, or five
 * after it, from the map to Out of Play (R25: as many as there are).
 */
export const a24: EventCard = {
  *unshaded(t) {
    const munich = afterMunich(t.board)
    for (let punished = 0; punished < (munich ? 2 : 1); punished++)
      yield* mayDo(t, 'punish', canPunish(t), () => punishWithin(t))
    for (let left = munich ? 5 : 3; left > 0; left--) {
      const troop = yield* onePiece(t, 'british', everyPick('troops'))
      if (troop === null) return
      remove(t, troop.piece, troop.space, 1, 'out-of-play')
    }
  },
}
