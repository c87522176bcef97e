import { canReconnoitre, reconnoitre } from '../activities/air-recon'
import { baseSpaces, isCity, troops } from '../board/queries'
import { move } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { refuse, type Verdict } from '../script/refusal'
import { mayDo, oneSpaceOf } from './asking'
import type { EventCard } from './card'

/**
 * Aerial Policing.
 * Unshaded: the British may carry out Air Recon, Activating two Guerrillas rather than one in each
 * selected space.
 * Shaded: from every space that has a Rebel Base and Troops, one Troop moves to any City.
 */
export const a32: EventCard = {
  *unshaded(t) {
    yield* mayDo(t, 'air-recon', canReconnoitre(t), () => reconnoitre(t, 2))
  },
  *shaded(t, by) {
    for (const space of baseSpaces(t.board)) {
      if (troops(t.board, space) === 0) continue
      const may = (one: SpaceId): Verdict => {
        if (!isCity(one)) return refuse('A32', 'needs-city')
        return one === space ? refuse('A32', 'stands-there-already') : true
      }
      const city = yield* oneSpaceOf(by, may, { space })
      if (city !== null) move(t, 'troops', space, city, 1)
    }
  },
}
