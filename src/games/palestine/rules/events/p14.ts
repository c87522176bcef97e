import { canDetain, detainInOneCity } from '../activities/mass-detention'
import { grant } from '../operations'
import { inCities } from '../script/within'
import { mayDo, perhapsCellsUnderCurfew } from './asking'
import type { EventCard } from './card'

/**
 * Martial Law.
 * Unshaded: the British may Search in one or two Cities; then they may detain, with or without that (PR79).
 * Shaded: in any Cities under Curfew, one Cell each may be placed.
 */
export const p14: EventCard = {
  *unshaded(t) {
    yield* grant(t, 'search', 2, { within: inCities('P14') })
    yield* mayDo(t, 'mass-detention', canDetain(t), () => detainInOneCity(t))
  },
  *shaded(t, by) {
    yield* perhapsCellsUnderCurfew(t, by, 'P14')
  },
}
