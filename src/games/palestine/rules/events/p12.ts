import type { SpaceId } from '../data/spaces'
import { cells, isRailway, roomForArmsCache } from '../board/queries'
import { remove } from '../board/verbs'
import type { Play } from '../script/capability'
import { refuse, type Verdict } from '../script/refusal'
import { eachPiece, placeOneByOne } from './asking'
import type { EventCard } from './card'

const mayReceive = (t: Play, space: SpaceId): Verdict => {
  if (isRailway(space)) return refuse('1.4.2', 'needs-district-or-city')
  if (cells(t.board, space) === 0) return refuse('P12', 'needs-cell')
  return roomForArmsCache(t.board, space) ? true : refuse('1.4.2', 'stacking-arms-caches')
}

/**
 * Peter Bergson.
 * Unshaded: two Arms Caches are removed from the map, or the only one; Political Will does not rise (PR77).
 * Shaded: up to two Arms Caches are placed in spaces with Cells, in one or in two (PR17: or none).
 */
export const p12: EventCard = {
  *unshaded(t, by) {
    yield* eachPiece(t, {
      by,
      force: 'armsCaches',
      limit: 2,
      owed: true,
      then: ({ piece, space }) => remove(t, piece, space),
    })
  },
  *shaded(t, by) {
    const may = (space: SpaceId) => mayReceive(t, space)
    yield* placeOneByOne(t, { by, force: 'armsCaches', limit: 2, may })
  },
}
