import { forceOnMap } from '../board/queries'
import { garrisonForts, remove } from '../board/verbs'
import { eachPiece } from './asking'
import type { EventCard } from './card'

/**
 * Tegart Forts (British Capability).
 * The British must put three Police on this card for good, from the map first and then from Available (R26).
 * Guerrillas who move out of a Foreign Country flip Active.
 */
export const a28: EventCard = {
  *unshaded(t) {
    const fromMap = Math.min(3, forceOnMap(t.board, 'police'))
    yield* eachPiece(t, {
      by: 'british',
      force: 'police',
      limit: fromMap,
      owed: true,
      then: ({ piece, space }) => remove(t, piece, space, 1, 'tegart-forts'),
    })
    const fromAvailable = Math.min(3 - fromMap, t.board.available.police)
    if (fromAvailable > 0) garrisonForts(t, fromAvailable)
  },
  lasting: { unshaded: { activeFromAbroad: true } },
}
