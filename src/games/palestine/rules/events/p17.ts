import type { EventCard } from './card'

/**
 * Bevingrads (British Capability).
 * Unshaded: a Terror places one Terror marker at most (PR58, PR82).
 * Shaded: a Search of a City without an Intel chit Activates a Cell for every four cubes.
 */
export const p17: EventCard = {
  lasting: { unshaded: { mostTerror: 1 }, shaded: { cubesForACell: 4 } },
}
