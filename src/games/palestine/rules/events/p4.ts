import { COASTAL } from '../data/spaces'
import type { Board } from '../board/board'
import { irgunPieces, sabotage } from '../board/queries'
import { changePoliticalWill } from '../board/verbs'
import { loseByStarred } from './asking'
import type { EventCard } from './card'

const MOST = 3

/** PR69 All Sabotage markers, Cells and Arms Caches along the coast. */
const alongTheCoast = (board: Board): number =>
  COASTAL.reduce((sum, one) => sum + sabotage(board, one) + irgunPieces(board, one), 0)

/**
 * Illegal Immigration (starred).
 * Without a Sabotage marker in any Coastal District, Political Will rises by 2. Otherwise every two Sabotage
 * markers, Cells and Arms Caches in Coastal Districts cost 1, up to 3 in all (PR69).
 */
export const p4: EventCard = {
  unshaded(t) {
    if (COASTAL.every((one) => sabotage(t.board, one) === 0)) changePoliticalWill(t, 2)
    else loseByStarred(t, Math.min(MOST, Math.floor(alongTheCoast(t.board) / 2)))
  },
}
