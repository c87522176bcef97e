import type { SpaceId } from '../data/spaces'
import { cells, police } from '../board/queries'
import { changePoliticalWill, remove } from '../board/verbs'
import type { Play } from '../script/capability'
import { refuse, type Verdict } from '../script/refusal'
import { eachPiece, eachSpace, removeOneIn } from './asking'
import type { EventCard } from './card'

const watched = (t: Play, space: SpaceId): Verdict => {
  if (police(t.board, space) === 0) return refuse('P30', 'needs-police')
  return cells(t.board, space) > 0 ? true : refuse('P30', 'needs-cell')
}

/**
 * Roy Farran.
 * Unshaded: in up to three spaces with Police one Cell each is removed (PR95).
 * Shaded: two Police are removed, or the only one. Political Will falls by 1.
 */
export const p30: EventCard = {
  *unshaded(t, by) {
    yield* eachSpace({
      by,
      limit: 3,
      owed: 'none',
      may: (space) => watched(t, space),
      then: (space) => removeOneIn(t, by, 'cells', space),
    })
  },
  *shaded(t, by) {
    yield* eachPiece(t, {
      by,
      force: 'police',
      limit: 2,
      owed: true,
      then: ({ piece, space }) => remove(t, piece, space),
    })
    changePoliticalWill(t, -1)
  },
}
