import type { SpaceId } from '../data/spaces'
import { sabotage } from '../board/queries'
import { remove } from '../board/verbs'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { rollAtMost } from '../script/drawing'
import type { EventCard } from './card'

/** PR88 A roll of 1 to 3 costs one of the Police. */
function* mines(t: Play, space: SpaceId): Script {
  if (yield* rollAtMost(t, 3)) remove(t, 'police', space)
}

/**
 * Road Mines (Irgun Capability).
 * Unshaded: a Patrol may remove Cells in two of its selected spaces (PR88).
 * Shaded: when a Patrol has moved Police into a space with Sabotage, a roll of 1 to 3 removes one of them.
 */
export const p23: EventCard = {
  lasting: {
    unshaded: { patrolRemovals: 2 },
    shaded: {
      patrolMovedIn: (t, space) => (sabotage(t.board, space) > 0 ? mines(t, space) : undefined),
    },
  },
}
