import { bindToPass } from '../board/verbs'
import { grantedOperation } from '../operations'
import { loseByStarred } from './asking'
import type { EventCard } from './card'

/**
 * American Loans (starred).
 * Unshaded: the British may conduct one Operation in one to four spaces (PR92).
 * Shaded: Political Will falls by 1. On the next Event card the British must Pass, and draw no chit.
 */
export const p27: EventCard = {
  *unshaded(t) {
    yield* grantedOperation(t, 'british', 4)
  },
  shaded(t) {
    loseByStarred(t, 1)
    bindToPass(t, 'next-card')
  },
}
