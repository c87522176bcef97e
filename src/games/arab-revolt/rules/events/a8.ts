import { isCity, isDistrict, troops } from '../board/queries'
import { move } from '../board/verbs'
import { refuse } from '../script/refusal'
import { perhapsOneSpaceOf } from './asking'
import type { EventCard } from './card'

/**
 * Fawzi al-Qawuqji (Rebel Capability).
 * Unshaded: a Raid may select one space at most.
 * Shaded: in each District selected for Ambush the Rebels may also send one Troop back to a City.
 */
export const a8: EventCard = {
  lasting: {
    unshaded: { raidSpaces: 1 },
    shaded: {
      *ambushed(t, space) {
        if (!isDistrict(space) || troops(t.board, space) === 0) return
        const city = yield* perhapsOneSpaceOf(
          'rebels',
          (one) => (isCity(one) ? true : refuse('A8', 'needs-city')),
          { space },
        )
        if (city !== null) move(t, 'troops', space, city, 1)
      },
    },
  },
}
