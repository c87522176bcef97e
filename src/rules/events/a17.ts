import { undergroundIrregulars } from '../board/queries'
import { activate, remove } from '../board/verbs'
import { leaveSabotage } from '../operations/sabotage'
import type { SpaceId } from '../data/spaces'
import { everyPick } from '../script/placing'
import { refuse } from '../script/refusal'
import { eachSpace, perhapsOnePiece } from './asking'
import type { EventCard } from './card'

/**
 * Revisionist Terror.
 * Unshaded: the British may remove a Guerrilla from each space with an Underground Irregular.
 * Shaded: the Rebels may Sabotage with up to three Underground Irregulars as if they were Guerrillas
 * (R23: in different spaces, and each turns Active).
 */
export const a17: EventCard = {
  *unshaded(t) {
    const struck: SpaceId[] = []
    for (;;) {
      const guerrilla = yield* perhapsOnePiece(t, 'british', everyPick('guerrillas'), (one) => {
        if (struck.includes(one.space)) return refuse('A17', 'already-selected')
        return undergroundIrregulars(t.board, one.space) > 0
          ? true
          : refuse('A17', 'needs-underground-irregular')
      })
      if (guerrilla === null) return
      struck.push(guerrilla.space)
      remove(t, guerrilla.piece, guerrilla.space)
    }
  },
  shaded: (t) =>
    eachSpace({
      by: 'rebels',
      limit: 3,
      owed: 'none',
      may: (space) =>
        undergroundIrregulars(t.board, space) > 0
          ? true
          : refuse('A17', 'needs-underground-irregular'),
      then(space) {
        activate(t, 'irregulars', space)
        leaveSabotage(t, space)
      },
    }),
}
