import { armsCaches, curfew, isCity } from '../board/queries'
import { NEIGHBOURS } from '../data/adjacency'
import type { SpaceId } from '../data/spaces'
import { ask, choice } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { placeAvailable } from '../script/placing'
import { refuse, type Verdict } from '../script/refusal'
import { nextSpace } from '../script/turn'
import type { Operation } from './operation'

/** 3.3.1 An Arms Cache in the space or beside it; one among British pieces counts (PR47). */
const armsCacheNear = (t: Play, space: SpaceId): boolean =>
  [space, ...NEIGHBOURS[space]].some((one) => armsCaches(t.board, one) > 0)

/** 3.3.1, PR47 Without Curfew; with an Arms Cache near, or else a City. */
const select = (t: Play, space: SpaceId): Verdict => {
  if (curfew(t.board, space)) return refuse('3.3.1', 'curfew-here')
  return isCity(space) || armsCacheNear(t, space)
    ? true
    : refuse('3.3.1', 'needs-city-or-arms-cache-near')
}

/** 3.3.1, PR48 Two Cells near an Arms Cache if desired, one elsewhere; none if none is Available. */
function* recruitIn(t: Play, space: SpaceId): Script {
  const most = Math.min(armsCacheNear(t, space) ? 2 : 1, t.board.available.cells)
  const number =
    most === 2 ? yield* ask('irgun', 'recruit.number', { space }, choice([1, 2])) : most
  placeAvailable(t, 'cells', space, number)
}

export const recruit: Operation = {
  rule: '3.3.1',
  select,
  *carryOut(t, turn) {
    for (;;) {
      const space = yield* nextSpace(turn, 'recruit.space', (one) => select(t, one))
      if (space === null) return
      yield* recruitIn(t, space)
    }
  },
}
