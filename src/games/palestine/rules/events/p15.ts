import { sabotage } from '../board/queries'
import { removeMarkers } from '../board/verbs'
import { grant } from '../operations'
import { shiftHaganahLeft, shiftHaganahRight } from '../script/haganah'
import { refuse } from '../script/refusal'
import { perhapsOneSpaceOf } from './asking'
import type { EventCard } from './card'

/**
 * Chaim Weizmann.
 * Unshaded: Haganah shifts one step to the left; then one Sabotage marker may be removed (PR80).
 * Shaded: Haganah shifts one step to the right; then Irgun may Sabotage in one space.
 */
export const p15: EventCard = {
  *unshaded(t, by) {
    yield* shiftHaganahLeft(t)
    const space = yield* perhapsOneSpaceOf(by, (one) =>
      sabotage(t.board, one) > 0 ? true : refuse('P15', 'needs-sabotage'),
    )
    if (space !== null) removeMarkers(t, 'sabotage', space)
  },
  *shaded(t) {
    shiftHaganahRight(t)
    yield* grant(t, 'sabotage', 1)
  },
}
