import type { EventCard } from './card'

/**
 * Ernest Bevin (British Capability).
 * Unshaded: what a starred Event costs in Political Will is 1 less, never a gain (PR74).
 * Shaded: a British Operation selects two spaces at most; a payment still adds one (PR6).
 */
export const p9: EventCard = {
  lasting: { unshaded: { starredLoss: 1 }, shaded: { britishLimit: 2 } },
}
