import { canPunish, punishWithin } from '../activities/punish'
import { limitedOperations } from '../operations'
import { inOrAdjacentTo } from '../script/within'
import { mayDo } from './asking'
import type { EventCard } from './card'

const inTheNorth = inOrAdjacentTo('A25', 'haifa-district')

/**
 * Montgomery.
 * On either side of the card only Haifa District and spaces adjacent to it are selected (R10).
 * Unshaded: the British may conduct one Limited Operation and may then Punish.
 * Shaded: the Rebels may conduct one Limited Operation or two.
 */
export const a25: EventCard = {
  *unshaded(t) {
    yield* limitedOperations(t, 'british', 1, inTheNorth)
    yield* mayDo(t, 'punish', canPunish(t, inTheNorth), () => punishWithin(t, inTheNorth))
  },
  shaded: (t) => limitedOperations(t, 'rebels', 2, inTheNorth),
}
