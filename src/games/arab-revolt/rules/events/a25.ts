import { canPunish, punishWithin } from '../activities/punish'
import { limitedOperations } from '../operations'
import { inOrAdjacentTo } from '../script/within'
import { mayDo } from './asking'
import type { EventCard } from './card'

const inTheNorth = inOrAdjacentTo('A25', 'haifa-district')

/**
 * Montgomery.
 * Unshaded: the British may conduct a Limited Operation in or adjacent to Haifa District, and then
 * Punish in or adjacent to it.
 * Shaded: the Rebels may conduct up to two Limited Operations in or adjacent to Haifa District.
 */
export const a25: EventCard = {
  *unshaded(t) {
    yield* limitedOperations(t, 'british', 1, inTheNorth)
    yield* mayDo(t, 'punish', canPunish(t, inTheNorth), () => punishWithin(t, inTheNorth))
  },
  shaded: (t) => limitedOperations(t, 'rebels', 2, inTheNorth),
}
