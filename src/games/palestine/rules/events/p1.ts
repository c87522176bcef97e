import { grant } from '../operations'
import { canDetain, detainInOneCity } from '../activities/mass-detention'
import { shiftHaganahLeft, shiftHaganahRight } from '../script/haganah'
import { inCities, onlyIn } from '../script/within'
import { HAGANAH_RIGHT } from '../data/tracks'
import { asActivity } from './asking'
import type { EventCard } from './card'

/**
 * Operation Agatha.
 * Unshaded: the British must Search in one City, and then, if it meets 4.2.3, detain in the same (PR66).
 * Haganah shifts one step to the left.
 * Shaded: Haganah shifts one step to the right. If that leaves it at 4, Irgun may Sabotage in one space.
 */
export const p1: EventCard = {
  *unshaded(t) {
    const searched = yield* grant(t, 'search', 1, { within: inCities('P1'), owed: true })
    for (const city of searched?.selected ?? [])
      if (canDetain(t, onlyIn('P1', city)) === true)
        yield* asActivity(t, 'british', 'mass-detention', detainInOneCity(t, onlyIn('P1', city)))
    yield* shiftHaganahLeft(t)
  },
  *shaded(t) {
    shiftHaganahRight(t)
    if (t.board.haganah === HAGANAH_RIGHT) yield* grant(t, 'sabotage', 1)
  },
}
