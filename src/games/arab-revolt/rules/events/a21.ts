import { activeGuerrillas, irregulars, isDistrict, opposition } from '../board/queries'
import { addOpposition, removeOpposition, shiftTowardDecentralized } from '../board/verbs'
import { canOperateIn, limitedOperationIn } from '../operations'
import { refuse } from '../script/refusal'
import { eachSpace, perhapsOneSpaceOf } from './asking'
import type { EventCard } from './card'

/**
 * “Criminals and Thugs”.
 * Unshaded: Opposition is removed from two spaces with Active Guerrillas. Unity shifts one step toward
 * Decentralized.
 * Shaded: the Rebels may Ambush in a single District, which gets Opposition if an Irregular is removed.
 */
export const a21: EventCard = {
  *unshaded(t, by) {
    yield* eachSpace({
      by,
      limit: 2,
      owed: 'all',
      may: (space) =>
        activeGuerrillas(t.board, space) > 0 && opposition(t.board, space)
          ? true
          : refuse('A21', 'needs-active-guerrilla-and-opposition'),
      then(space) {
        removeOpposition(t, space)
      },
    })
    shiftTowardDecentralized(t)
  },
  *shaded(t) {
    const district = yield* perhapsOneSpaceOf('rebels', (space) =>
      isDistrict(space) ? canOperateIn(t, 'ambush', space) : refuse('A21', 'needs-district'),
    )
    if (district === null) return
    const before = irregulars(t.board, district)
    yield* limitedOperationIn(t, 'ambush', district)
    if (irregulars(t.board, district) < before) addOpposition(t, district)
  },
}
