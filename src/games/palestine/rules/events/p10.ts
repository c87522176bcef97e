import { forceOnMap } from '../board/queries'
import { remove } from '../board/verbs'
import { onRailways } from '../script/within'
import { eachPiece, placeOneByOne } from './asking'
import type { EventCard } from './card'

/**
 * Palestine Police Force.
 * Unshaded: any number of Available Police are placed on any Railways (PR75).
 * Shaded: half of the Police on the map, rounded down, are removed.
 */
export const p10: EventCard = {
  *unshaded(t, by) {
    const limit = t.board.available.police
    yield* placeOneByOne(t, { by, force: 'police', limit, may: onRailways('P10') })
  },
  *shaded(t, by) {
    yield* eachPiece(t, {
      by,
      force: 'police',
      limit: Math.floor(forceOnMap(t.board, 'police') / 2),
      owed: true,
      then: ({ piece, space }) => remove(t, piece, space),
    })
  },
}
