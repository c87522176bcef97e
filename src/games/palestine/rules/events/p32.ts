import { remove } from '../board/verbs'
import type { EventCard } from './card'

/**
 * Weapon Factories (Irgun Capability).
 * Unshaded: when a Sabotage rolls a 1, the Cell that was just Activated becomes Available (PR97).
 * Shaded: a Rob places its Arms Cache without a roll.
 */
export const p32: EventCard = {
  lasting: {
    unshaded: {
      sabotageRolled(t, space, die) {
        if (die === 1) remove(t, 'cellsActive', space)
        return undefined
      },
    },
    shaded: { robNeedsRoll: false },
  },
}
