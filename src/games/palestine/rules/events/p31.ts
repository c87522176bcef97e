import type { SpaceId } from '../data/spaces'
import { cells, isRailway, troops } from '../board/queries'
import type { Play } from '../script/capability'
import { refuse, type Verdict } from '../script/refusal'
import { oneSpaceOf, placeOneByOne, removeOneIn } from './asking'
import type { EventCard } from './card'

const withTroops = (t: Play, space: SpaceId): Verdict => {
  if (troops(t.board, space) === 0) return refuse('P31', 'needs-troops')
  return cells(t.board, space) > 0 ? true : refuse('P31', 'needs-cell')
}

const offTheRailways = (space: SpaceId): Verdict =>
  isRailway(space) ? refuse('P31', 'needs-district-or-city') : true

/**
 * Dov Gruner.
 * Unshaded: a Cell that stands with Troops goes to Prison (PR96).
 * Shaded: up to three Cells are placed in any Districts and Cities, several in one if wanted.
 */
export const p31: EventCard = {
  *unshaded(t, by) {
    const space = yield* oneSpaceOf(by, (one) => withTroops(t, one))
    if (space !== null) yield* removeOneIn(t, by, 'cells', space, 'prison')
  },
  *shaded(t, by) {
    yield* placeOneByOne(t, { by, force: 'cells', limit: 3, may: offTheRailways })
  },
}
