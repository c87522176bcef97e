import { activeCells, cells, curfewCities } from '../board/queries'
import { remove } from '../board/verbs'
import { perhapsCellsUnderCurfew } from './asking'
import type { EventCard } from './card'

/**
 * Curfews (British Capability).
 * Unshaded: before all else of Reset, each City under Curfew loses a Cell to Available, as the card has it,
 * not its tip (PR94).
 * Shaded: before all else of Reset, Irgun may place a Cell in each City under Curfew.
 */
export const p29: EventCard = {
  lasting: {
    unshaded: {
      beforeReset(t) {
        for (const city of curfewCities(t.board)) {
          // All Cells turn Underground in this phase, so that it makes no difference which one goes.
          const piece = activeCells(t.board, city) > 0 ? 'cellsActive' : 'cellsUnderground'
          remove(t, piece, city, Math.min(1, cells(t.board, city)))
        }
        return undefined
      },
    },
    shaded: { beforeReset: (t) => perhapsCellsUnderCurfew(t, 'irgun', 'P29') },
  },
}
