import { canDivideByIrregulars, divideByIrregulars, divideByRoll } from '../activities/divide'
import { remove, shiftTowardCentralized } from '../board/verbs'
import { everyPick, placeAvailable } from '../script/placing'
import { mayDo, perhapsOnePiece } from './asking'
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
    for (let replaced = 0; replaced < 2; replaced++) {
      const irregular = yield* perhapsOnePiece(t, 'rebels', everyPick('irregulars'))
      if (irregular === null) break
      remove(t, irregular.piece, irregular.space)
      placeAvailable(t, 'guerrillas', irregular.space)
    }
    shiftTowardCentralized(t)
  },
}
