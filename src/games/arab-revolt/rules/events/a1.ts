import { adjacent, curfew, isPopulated, opposition } from '../board/queries'
import { addOpposition } from '../board/verbs'
import { refuse } from '../script/refusal'
import { perhapsOneSpaceOf } from './asking'
import type { EventCard } from './card'

/**
 * Mass Detention (British Capability).
 * Unshaded: a Detain takes one more Guerrilla from each space under Curfew.
 * Shaded: where a Detain is used in a space that is at Opposition already, the Rebels may choose an
 * adjacent space and add Opposition there.
 */
export const a1: EventCard = {
  lasting: {
    unshaded: { detainMore: (board, space) => (curfew(board, space) ? 1 : 0) },
    shaded: {
      *detainedAtOpposition(t, detained) {
        const space = yield* perhapsOneSpaceOf(
          'rebels',
          (one) => {
            if (!adjacent(one, detained)) return refuse('A1', 'not-next-to-detained')
            if (!isPopulated(one)) return refuse('1.6', 'needs-district-or-city')
            return opposition(t.board, one) ? refuse('1.6', 'opposition-already') : true
          },
          { space: detained },
        )
        if (space !== null) addOpposition(t, space)
      },
    },
  },
}
