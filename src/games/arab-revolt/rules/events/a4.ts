import { irregularsOnMap, isDistrict, troops } from '../board/queries'
import { changePoliticalWill } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { canPlaceFor, placeFor } from '../script/placing'
import { refuse } from '../script/refusal'
import { eachSpace } from './asking'
import type { EventCard } from './card'

const irregular = (space: SpaceId) => ({ by: 'british', force: 'irregulars', space }) as const

/**
 * Special Night Squads.
 * Unshaded: one Irregular is placed in each of up to three Districts with Troops.
 * Shaded: every three Irregulars on the map cost 1 Political Will.
 */
export const a4: EventCard = {
  unshaded: (t, by) =>
    eachSpace({
      by,
      limit: 3,
      owed: 'none',
      may(space) {
        if (!isDistrict(space)) return refuse('A4', 'needs-district')
        if (troops(t.board, space) === 0) return refuse('A4', 'needs-troops')
        return canPlaceFor(t, by, irregular(space)) ? true : refuse('1.4.1', 'none-available')
      },
      then: (space) => placeFor(t, by, irregular(space)),
    }),
  shaded(t) {
    changePoliticalWill(t, -Math.floor(irregularsOnMap(t.board) / 3))
  },
}
