import { britishCapabilities } from '../board/queries'
import { cancel, changePoliticalWill } from '../board/verbs'
import type { EventCard } from './card'

/**
 * Censorship.
 * Unshaded: the shaded British Capabilities in play leave the game (R42).
 * Shaded: each British Capability in play costs 1 Political Will (R26: A28 too).
 */
export const a16: EventCard = {
  unshaded(t) {
    for (const { card, side } of britishCapabilities(t.board))
      if (side === 'shaded') cancel(t, card)
  },
  shaded(t) {
    changePoliticalWill(t, -britishCapabilities(t.board).length)
  },
}
