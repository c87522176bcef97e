import { SPACES, type SpaceId } from '../data/spaces'
import { cells, police, undergroundCells } from '../board/queries'
import { remove } from '../board/verbs'
import type { Play } from '../script/capability'
import { refuse, type Verdict } from '../script/refusal'
import { eachSpace, removeOneIn } from './asking'
import type { EventCard } from './card'

const exposed = (t: Play, space: SpaceId): Verdict => {
  if (undergroundCells(t.board, space) === 0) return refuse('P7', 'needs-underground-cell')
  return police(t.board, space) > 0 ? true : refuse('P7', 'needs-police')
}

/**
 * Lehi.
 * Unshaded: in any spaces with two Cells or more, one Cell each may be removed (PR72).
 * Shaded: in any spaces with an Underground Cell, one Police each may be removed (PR17).
 */
export const p7: EventCard = {
  *unshaded(t, by) {
    yield* eachSpace({
      by,
      limit: SPACES.length,
      owed: 'none',
      may: (space) => (cells(t.board, space) > 1 ? true : refuse('P7', 'needs-two-cells')),
      then: (space) => removeOneIn(t, by, 'cells', space),
    })
  },
  *shaded(t, by) {
    yield* eachSpace({
      by,
      limit: SPACES.length,
      owed: 'none',
      may: (space) => exposed(t, space),
      then(space) {
        remove(t, 'police', space)
        return undefined
      },
    })
  },
}
