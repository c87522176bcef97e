import type { EventCard } from './card'

/**
 * Menachem Begin (Irgun Capability).
 * Unshaded: an Arms Cache that an Assault removes brings 2 Political Will and two Intel chits, in the stead
 * of one each (PR90).
 * Shaded: each City of a Propagandize costs 2 Political Will.
 */
export const p25: EventCard = {
  lasting: { unshaded: { cacheByAssault: 2 }, shaded: { propagandize: 2 } },
}
