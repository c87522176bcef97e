import { bases } from '../board/queries'
import {
  passOperationsChit,
  remove,
  returnOperationsChits,
  shiftTowardCentralized,
  shiftTowardDecentralized,
} from '../board/verbs'
import { COUNTRIES } from '../data/spaces'
import { canOperateAtAll, grantedOperation } from '../operations'
import { chooseOperationsChit } from '../script/drawing'
import { refuse } from '../script/refusal'
import { oneSpaceOf } from './asking'
import type { EventCard } from './card'

/**
 * Hajj Amin al-Husayni.
 * Unshaded: all Rebel Bases in Syria or in Lebanon are removed, not in both. Unity shifts one step
 * toward Decentralized.
 * Shaded: if any Foreign Country has a Rebel Base, Unity shifts one step toward Centralized. In any
 * case (R47) the Rebels may also conduct an Operation with the value of their Operations chit (R9).
 */
export const a9: EventCard = {
  *unshaded(t, by) {
    const country = yield* oneSpaceOf(by, (space) => {
      if (space !== 'syria' && space !== 'lebanon') return refuse('A9', 'needs-syria-or-lebanon')
      return bases(t.board, space) > 0 ? true : refuse('A9', 'needs-base')
    })
    if (country !== null) remove(t, 'bases', country, bases(t.board, country))
    shiftTowardDecentralized(t)
  },
  *shaded(t) {
    if (COUNTRIES.some((country) => bases(t.board, country) > 0)) shiftTowardCentralized(t)
    if (canOperateAtAll(t, 'rebels') !== true) return
    if (t.board.chit !== null) {
      yield* grantedOperation(t, 'rebels', t.board.chit)
    } else {
      // R36 Executed by a British first player: a chit for its value alone. A held one is then used up.
      const { chit, from } = yield* chooseOperationsChit(t, 1)
      const isUsed = yield* grantedOperation(t, 'rebels', chit)
      if (isUsed && from === 'held') passOperationsChit(t, chit, 'held', 'used')
      returnOperationsChits(t, ['drawn'])
    }
  },
}
