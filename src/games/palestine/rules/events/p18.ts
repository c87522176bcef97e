import type { EventCard } from './card'

/**
 * 6th Airborne (British Capability).
 * Unshaded: an Assault removes one Irgun piece for each Troop (PR83).
 * Shaded: the Cells that Assault and Mass Detention remove all become Available.
 */
export const p18: EventCard = {
  lasting: { unshaded: { troopsForAPiece: 1 }, shaded: { cellsGoTo: 'available' } },
}
