import type { Board } from '../board/board'
import { terrorOnMap } from '../board/queries'
import { changePoliticalWill } from '../board/verbs'
import type { EventCard } from './card'

/** PR89 One for each Terror marker on the map, three at most. */
const outrage = (board: Board): number => Math.min(3, terrorOnMap(board))

/**
 * Sergeants Affair.
 * Unshaded: each Terror marker on the map raises Political Will by 1, by 3 at most.
 * Shaded: each lowers it by 1, by 3 at most.
 */
export const p24: EventCard = {
  unshaded(t) {
    changePoliticalWill(t, outrage(t.board))
  },
  shaded(t) {
    changePoliticalWill(t, -outrage(t.board) || 0)
  },
}
