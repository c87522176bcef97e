import { asActivity } from '../activities'
import { punishExactlyIn } from '../activities/punish'
import {
  adjacent,
  britishPieces,
  curfew,
  isCity,
  isDistrict,
  opposition,
  rebelPieces,
} from '../board/queries'
import { addOpposition, placeCurfew } from '../board/verbs'
import { CITIES, type SpaceId } from '../data/spaces'
import { refuse, type Verdict } from '../script/refusal'
import { eachSpace, perhapsOneSpaceOf } from './asking'
import type { EventCard } from './card'

/**
 * Demonstrations.
 * Unshaded: a Curfew is placed in every City with both British and Rebel pieces. Then the British must
 * Punish in two Cities under Curfew if they can, Troops or not (R24).
 * Shaded: for each City with Opposition the Rebels may add Opposition to one adjacent District.
 */
export const a22: EventCard = {
  *unshaded(t, by) {
    yield* eachSpace({
      by,
      limit: CITIES.length,
      owed: 'all',
      may(space) {
        if (!isCity(space)) return refuse('A22', 'needs-city')
        if (curfew(t.board, space)) return refuse('1.4.2', 'curfew-here')
        if (britishPieces(t.board, space) === 0 || rebelPieces(t.board, space) === 0)
          return refuse('A22', 'needs-both-sides')
        return t.board.available.curfews > 0 ? true : refuse('1.12', 'none-available')
      },
      then(space) {
        placeCurfew(t, space)
      },
    })
    const may = (space: SpaceId): Verdict =>
      isCity(space) && curfew(t.board, space) ? true : refuse('A22', 'needs-city-with-curfew')
    yield* asActivity(t, 'british', 'punish', punishExactlyIn(t, may))
  },
  *shaded(t) {
    for (const city of CITIES) {
      if (!opposition(t.board, city)) continue
      const may = (space: SpaceId): Verdict => {
        if (!isDistrict(space)) return refuse('A22', 'needs-district')
        if (!adjacent(space, city)) return refuse('A22', 'not-next-to-this-city')
        return opposition(t.board, space) ? refuse('1.6', 'opposition-already') : true
      }
      const district = yield* perhapsOneSpaceOf('rebels', may, { space: city })
      if (district !== null) addOpposition(t, district)
    }
  },
}
