import { canPunish, punishWithin } from '../activities/punish'
import { afterMunich } from '../board/queries'
import { remove } from '../board/verbs'
import { eachPiece, mayDo } from './asking'
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
    yield* eachPiece(t, {
      by: 'british',
      force: 'troops',
      limit: munich ? 5 : 3,
      owed: true,
      then: ({ piece, space }) => remove(t, piece, space, 1, 'out-of-play'),
    })
  },
}
