import { COASTAL } from '../data/spaces'
import { STATES } from '../data/pieces'
import { count, troops } from '../board/queries'
import { remove } from '../board/verbs'
import { loseByStarred } from './asking'
import type { EventCard } from './card'

/**
 * Exodus Affair (starred).
 * Unshaded: every Cell of a Coastal District in which Troops stand goes to Prison (PR67).
 * Shaded: Political Will falls by 3.
 */
export const p2: EventCard = {
  unshaded(t) {
    for (const district of COASTAL)
      if (troops(t.board, district) > 0)
        for (const piece of STATES.cells)
          remove(t, piece, district, count(t.board, piece, district), 'prison')
  },
  shaded(t) {
    loseByStarred(t, 3)
  },
}
