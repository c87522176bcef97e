import { inEffect, rebelPieces } from '../board/queries'
import { COUNTRIES } from '../data/spaces'
import { limitedOperations } from '../operations'
import type { EventCard } from './card'

/**
 * Italian Aid (Mandatory Event).
 * The Rebels may conduct as many Limited Operations as there are Foreign Countries with Rebel pieces.
 * Nothing happens while Tegart Forts (A28) is in effect.
 */
export const a11: EventCard = {
  unshaded(t) {
    if (inEffect(t.board, 'A28', 'unshaded')) return
    const countries = COUNTRIES.filter((country) => rebelPieces(t.board, country) > 0)
    return limitedOperations(t, 'rebels', countries.length)
  },
}
