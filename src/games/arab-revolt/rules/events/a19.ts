import { changePoliticalWill } from '../board/verbs'
import { rollAboveOpposition } from '../script/drawing'
import type { EventCard } from './card'

/**
 * League of Nations.
 * A roll: above the number of spaces with Opposition, Political Will rises by 1; otherwise it falls
 * by 2.
 */
export const a19: EventCard = {
  *unshaded(t) {
    changePoliticalWill(t, (yield* rollAboveOpposition(t)) ? 1 : -2)
  },
}
