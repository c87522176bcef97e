import { mobilizeIn, drawForMobilization } from '../activities/punishments'
import type { EventCard } from './card'

/**
 * Punitive Searches (British Capability).
 * Unshaded: the British choose their Punishment chit for a Punish rather than draw it.
 * Shaded: after each space of a Sweep the Rebels draw a Punishment chit, resolve only its Mobilization
 * effect there, and return it to the pool.
 */
export const a18: EventCard = {
  lasting: {
    unshaded: { choosePunishment: true },
    shaded: {
      swept: (t, space) => drawForMobilization(t, (chit) => mobilizeIn(t, chit, space)),
    },
  },
}
