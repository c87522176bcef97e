import { opposition } from '../board/queries'
import { shiftTowardDecentralized } from '../board/verbs'
import { POPULATED, type SpaceId } from '../data/spaces'
import { canOperateAtAll, limitedOperations } from '../operations'
import { rollWithinBases, rollWithinIrregulars } from '../script/drawing'
import { refuse } from '../script/refusal'
import { onlyIn } from '../script/within'
import { eachSpace } from './asking'
import type { EventCard } from './card'

/**
 * Memory of al-Qassam.
 * Unshaded: two rolls; for each that is no higher than the number of Irregulars on the map, Unity
 * shifts one step toward Decentralized.
 * Shaded: a roll; at or below the number of Bases on the map the Rebels may conduct one Limited
 * Operation in every space that has Opposition.
 */
export const a7: EventCard = {
  *unshaded(t) {
    for (let roll = 0; roll < 2; roll++)
      if (yield* rollWithinIrregulars(t)) shiftTowardDecentralized(t)
  },
  *shaded(t) {
    if (!(yield* rollWithinBases(t))) return
    const here = (space: SpaceId) => onlyIn('A7', space)
    yield* eachSpace({
      by: 'rebels',
      limit: POPULATED.length,
      owed: 'none',
      may(space) {
        if (!opposition(t.board, space)) return refuse('A7', 'needs-opposition')
        return canOperateAtAll(t, 'rebels', here(space))
      },
      then: (space) => limitedOperations(t, 'rebels', 1, here(space)),
    })
  },
}
