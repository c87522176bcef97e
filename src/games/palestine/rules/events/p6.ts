import { CITIES, type SpaceId } from '../data/spaces'
import { isCity, troops } from '../board/queries'
import { place } from '../board/verbs'
import { grant } from '../operations'
import type { Play } from '../script/capability'
import { refuse, type Verdict } from '../script/refusal'
import { eachSpace } from './asking'
import type { EventCard } from './card'

const withoutTroops = (t: Play, space: SpaceId): Verdict => {
  if (!isCity(space)) return refuse('P6', 'needs-city')
  return troops(t.board, space) === 0 ? true : refuse('P6', 'troops-here')
}

/**
 * Montgomery.
 * Unshaded: the British may Search in one to three spaces, without any Intel chit (PR71).
 * Shaded: a Cell is placed in every City without Troops; who executes the card chooses where, if too few are
 * Available.
 */
export const p6: EventCard = {
  *unshaded(t) {
    yield* grant(t, 'search', 3, { own: { noIntel: true } })
  },
  *shaded(t, by) {
    const cities = CITIES.filter((city) => withoutTroops(t, city) === true)
    const { cells } = t.board.available
    if (cities.length <= cells) for (const city of cities) place(t, 'cells', city)
    else
      yield* eachSpace({
        by,
        limit: cells,
        owed: 'all',
        may: (space) => withoutTroops(t, space),
        then(space) {
          place(t, 'cells', space)
          return undefined
        },
      })
  },
}
