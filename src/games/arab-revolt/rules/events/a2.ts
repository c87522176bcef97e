import type { EventCard } from './card'

/**
 * Central War Committee (Rebel Capability).
 * Unshaded: 1 is added to every roll against the number of Bases on the map.
 * Shaded: 1 is subtracted from it.
 */
export const a2: EventCard = {
  lasting: { unshaded: { rollAgainstBases: 1 }, shaded: { rollAgainstBases: -1 } },
}
