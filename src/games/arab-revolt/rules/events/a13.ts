import type { Board } from '../board/board'
import { changePoliticalWill } from '../board/verbs'
import { limitedOperations } from '../operations'
import type { EventCard } from './card'

const rebelPiecesInPrison = ({ prison }: Board): number =>
  Math.min(3, prison.guerrillas + prison.bases)

/**
 * Arab Investigation Centres.
 * Unshaded: the British may conduct a Limited Operation for each Rebel piece in Prison, three at most.
 * Shaded: each Rebel piece in Prison lowers Political Will by 1, up to 3 in all.
 */
export const a13: EventCard = {
  unshaded: (t) => limitedOperations(t, 'british', rebelPiecesInPrison(t.board)),
  shaded(t) {
    changePoliticalWill(t, -rebelPiecesInPrison(t.board))
  },
}
