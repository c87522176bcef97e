import { canDivideByIrregulars, divideByIrregulars, divideByRoll } from '../activities/divide'
import { remove, shiftTowardCentralized } from '../board/verbs'
import { placeAvailable } from '../script/placing'
import { eachPiece, mayDo } from './asking'
import type { EventCard } from './card'

/**
 * Peace Bands.
 * Unshaded: the British may Divide by Activating Irregulars, and then roll for the Unity Track too.
 * Shaded: the Rebels may replace two Irregulars with Guerrillas. Unity shifts one step toward
 * Centralized.
 */
export const a3: EventCard = {
  *unshaded(t) {
    yield* mayDo(t, 'divide', true, function* () {
      if (canDivideByIrregulars(t) === true) yield* divideByIrregulars(t)
      yield* divideByRoll(t)
    })
  },
  *shaded(t) {
    yield* eachPiece(t, {
      by: 'rebels',
      force: 'irregulars',
      limit: 2,
      then({ piece, space }) {
        remove(t, piece, space)
        placeAvailable(t, 'guerrillas', space)
      },
    })
    shiftTowardCentralized(t)
  },
}
