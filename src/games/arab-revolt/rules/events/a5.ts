import { curfew, curfewSpaces, isDistrict, troops } from '../board/queries'
import { placeCurfew } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { mayOperate } from '../operations'
import { refuse, type Verdict } from '../script/refusal'
import { eachSpace } from './asking'
import type { EventCard } from './card'

/**
 * Village Occupations.
 * Unshaded: the British may place a Curfew in each of up to three Districts where Troops stand.
 * Shaded: the Rebels may March out of every District under Curfew.
 */
export const a5: EventCard = {
  unshaded: (t) =>
    eachSpace({
      by: 'british',
      limit: 3,
      owed: 'none',
      may(space) {
        if (!isDistrict(space)) return refuse('A5', 'needs-district')
        if (troops(t.board, space) === 0) return refuse('A5', 'needs-troops')
        if (curfew(t.board, space)) return refuse('1.4.2', 'curfew-here')
        return t.board.available.curfews > 0 ? true : refuse('1.12', 'none-available')
      },
      then(space) {
        placeCurfew(t, space)
      },
    }),
  *shaded(t) {
    const districts = curfewSpaces(t.board).filter(isDistrict)
    const within = (space: SpaceId): Verdict =>
      districts.includes(space) ? true : refuse('A5', 'needs-district-with-curfew')
    yield* mayOperate(t, 'march', districts.length, within)
  },
}
