import { SPACES, type SpaceId } from '../data/spaces'
import { cells, police } from '../board/queries'
import { remove } from '../board/verbs'
import { grant } from '../operations'
import type { Play } from '../script/capability'
import { drawIntel } from '../script/drawing'
import { refuse, type Verdict } from '../script/refusal'
import type { EventCard } from './card'

const withPolice = (t: Play, space: SpaceId): Verdict =>
  police(t.board, space) > 0 ? true : refuse('P28', 'needs-police')

/**
 * CID.
 * Unshaded: an Intel chit is drawn for each space in which Police and Cells stand together (PR93).
 * Shaded: Irgun may Sabotage in one space with Police; if it succeeds, all Police there are removed.
 */
export const p28: EventCard = {
  *unshaded(t) {
    const together = SPACES.filter(
      (space) => police(t.board, space) > 0 && cells(t.board, space) > 0,
    )
    yield* drawIntel(t, together.length)
  },
  *shaded(t) {
    yield* grant(t, 'sabotage', 1, {
      within: (space) => withPolice(t, space),
      own: { sabotaged: (now, space) => remove(now, 'police', space, police(now.board, space)) },
    })
  },
}
