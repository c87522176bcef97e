import { adjacent, armsCaches } from '../board/queries'
import type { Faction } from '../data/factions'
import type { SpaceId } from '../data/spaces'
import { changePoliticalWill, remove } from '../board/verbs'
import { grant } from '../operations'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { refuse } from '../script/refusal'
import { inCities, onlyIn, underCurfew } from '../script/within'
import { oneSpaceOf } from './asking'
import type { EventCard } from './card'

/** PR76 An Arms Cache in the City or beside it, whatever came of the Assault. */
function* removeArmsCacheNear(t: Play, by: Faction, city: SpaceId): Script {
  const space = yield* oneSpaceOf(by, (one) => {
    if (one !== city && !adjacent(one, city)) return refuse('P11', 'out-of-reach')
    return armsCaches(t.board, one) > 0 ? true : refuse('P11', 'needs-arms-cache')
  })
  if (space === null) return
  remove(t, 'armsCaches', space)
  changePoliticalWill(t, 1)
}

/**
 * Operation Shark.
 * Unshaded: the British must Search in one City and, if they can, Assault it. Then an Arms Cache in that City
 * or next to it is removed, which raises Political Will by 1 (PR76).
 * Shaded: Irgun may Travel from one or two Cities under Curfew.
 */
export const p11: EventCard = {
  *unshaded(t, by) {
    const searched = yield* grant(t, 'search', 1, { within: inCities('P11'), owed: true })
    for (const city of searched?.selected ?? []) {
      yield* grant(t, 'assault', 1, { within: onlyIn('P11', city), owed: true })
      yield* removeArmsCacheNear(t, by, city)
    }
  },
  *shaded(t) {
    yield* grant(t, 'travel', 2, { within: underCurfew(t, 'P11') })
  },
}
