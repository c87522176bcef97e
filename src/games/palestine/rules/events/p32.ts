import { remove } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import type { EventCard } from './card'

/** PR97 The Cell just Activated becomes Available. */
function* goWrong(t: Play, space: SpaceId): Script {
  remove(t, 'cellsActive', space)
}

/**
 * Weapon Factories (Irgun Capability).
 * Unshaded: when a Sabotage rolls a 1, the Cell that was just Activated becomes Available (PR97).
 * Shaded: a Rob places its Arms Cache without a roll.
 */
export const p32: EventCard = {
  lasting: {
    unshaded: {
      sabotageRolled: (t, space, die) => (die === 1 ? goWrong(t, space) : undefined),
    },
    shaded: { robNeedsRoll: false },
  },
}
