import type { EventCard } from './card'

/**
 * Palmach (Irgun Capability).
 * Unshaded: Haganah at 4 no longer adds a space to Irgun Operations (PR78).
 * Shaded: Haganah at 3 adds one as well.
 */
export const p13: EventCard = {
  lasting: { unshaded: { haganahGivesSpaceAt: [] }, shaded: { haganahGivesSpaceAt: [3, 4] } },
}
