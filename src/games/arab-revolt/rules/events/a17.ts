import { guerrillas, undergroundIrregulars } from '../board/queries'
import { activate } from '../board/verbs'
import { SPACES, type SpaceId } from '../data/spaces'
import { leaveSabotage } from '../operations/sabotage'
import type { Play } from '../script/capability'
import { refuse, type Verdict } from '../script/refusal'
import { eachSpace, removeOneIn } from './asking'
import type { EventCard } from './card'

const withUndergroundIrregular = (t: Play, space: SpaceId): Verdict =>
  undergroundIrregulars(t.board, space) > 0 ? true : refuse('A17', 'needs-underground-irregular')

/**
 * Revisionist Terror.
 * Unshaded: in each space where an Underground Irregular stands, the British may remove one Guerrilla.
 * Shaded: the Rebels may have up to three Underground Irregulars Sabotage for them, as if they were
 * Guerrillas (R23: in different spaces, and each turns Active).
 */
export const a17: EventCard = {
  unshaded: (t) =>
    eachSpace({
      by: 'british',
      limit: SPACES.length,
      owed: 'none',
      may(space) {
        const irregular = withUndergroundIrregular(t, space)
        if (irregular !== true) return irregular
        return guerrillas(t.board, space) > 0 ? true : refuse('A17', 'needs-guerrilla')
      },
      then: (space) => removeOneIn(t, 'british', 'guerrillas', space),
    }),
  shaded: (t) =>
    eachSpace({
      by: 'rebels',
      limit: 3,
      owed: 'none',
      may: (space) => withUndergroundIrregular(t, space),
      then(space) {
        activate(t, 'irregulars', space)
        leaveSabotage(t, space)
      },
    }),
}
