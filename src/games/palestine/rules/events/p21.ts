import { RAILWAYS } from '../data/spaces'
import { remove } from '../board/verbs'
import { grant } from '../operations'
import { shiftHaganahLeft, shiftHaganahRight } from '../script/haganah'
import { onRailways } from '../script/within'
import { eachPiece } from './asking'
import type { EventCard } from './card'

/**
 * United Resistance Movement.
 * Unshaded: Haganah shifts one step to the left; then up to two Cells are removed from the map (PR17, PR86).
 * Shaded: Haganah shifts one step to the right; then Irgun may Sabotage each Railway once.
 */
export const p21: EventCard = {
  *unshaded(t, by) {
    yield* shiftHaganahLeft(t)
    const cells = { by, force: 'cells', limit: 2 } as const
    yield* eachPiece(t, { ...cells, then: ({ piece, space }) => remove(t, piece, space) })
  },
  *shaded(t) {
    shiftHaganahRight(t)
    yield* grant(t, 'sabotage', RAILWAYS.length, { within: onRailways('P21') })
  },
}
