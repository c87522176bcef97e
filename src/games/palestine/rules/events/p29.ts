import { activeCells, cells, curfewCities } from '../board/queries'
import { remove } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { perhapsCellsUnderCurfew } from './asking'
import type { EventCard } from './card'

/** PR94 Cities under Curfew with a Cell. */
const citiesToPunish = (t: Play): readonly SpaceId[] =>
  curfewCities(t.board).filter((city) => cells(t.board, city) > 0)

function* punish(t: Play): Script {
  // All Cells turn Underground in this phase, so that it makes no difference which one goes.
  for (const city of citiesToPunish(t))
    remove(t, activeCells(t.board, city) > 0 ? 'cellsActive' : 'cellsUnderground', city)
}

/**
 * Curfews (British Capability).
 * Unshaded: before all else of Reset, each City under Curfew loses a Cell to Available, as the card has it,
 * not its tip (PR94).
 * Shaded: before all else of Reset, Irgun may place a Cell in each City under Curfew.
 */
export const p29: EventCard = {
  lasting: {
    unshaded: {
      beforeReset: (t) => (citiesToPunish(t).length > 0 ? punish(t) : undefined),
    },
    shaded: { beforeReset: (t) => perhapsCellsUnderCurfew(t, 'irgun', 'P29') },
  },
}
