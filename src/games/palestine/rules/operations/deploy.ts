import { irgunPieces, isRailway, troops } from '../board/queries'
import { move } from '../board/verbs'
import { SPACES, type SpaceId } from '../data/spaces'
import { ask, choice, DONE } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import type { Move } from '../script/option'
import { placeAvailable } from '../script/placing'
import { refuse, type Verdict } from '../script/refusal'
import { perhapsOneSpace } from '../script/select'
import { nextSpace, pause } from '../script/turn'
import type { Operation } from './operation'

/** 3.2.1, PR30 Districts and Cities with more Troops than Cells and Arms Caches; Police do not count. */
const select = (t: Play, space: SpaceId): Verdict => {
  if (isRailway(space)) return refuse('3.2.1', 'needs-district-or-city')
  const numbers = { troops: troops(t.board, space), irgun: irgunPieces(t.board, space) }
  return numbers.troops > numbers.irgun ? true : refuse('3.2.1', 'needs-more-troops', numbers)
}

const movesTo = (t: Play, to: SpaceId): Move[] => {
  const moves: Move[] = []
  for (const from of SPACES)
    if (from !== to)
      for (let number = 1; number <= troops(t.board, from); number++)
        moves.push({ piece: 'troops', from, to, number })
  return moves
}

/** 3.2.1, PR32 Then any Troops from anywhere to one space of any kind, even if Limited. */
function* moveTroops(t: Play): Script {
  const may = (to: SpaceId): Verdict =>
    movesTo(t, to).length > 0 ? true : refuse('3.2.1', 'needs-troops-elsewhere')
  const to = yield* perhapsOneSpace('british', 'deploy.to', may)
  if (to === null) return
  while (movesTo(t, to).length > 0) {
    const moves = choice(() => movesTo(t, to))
    const group = yield* ask('british', 'deploy.move', { space: to }, moves, DONE)
    if (group === 'done') return
    move(t, group.piece, group.from, to, group.number)
  }
}

export const deploy: Operation = {
  rule: '3.2.1',
  select,
  *carryOut(t, turn) {
    for (;;) {
      const space = yield* nextSpace(turn, 'deploy.space', (one) => select(t, one))
      if (space === null) break
      // PR31 One Police each, not to be declined.
      placeAvailable(t, 'police', space)
    }
    yield* moveTroops(t)
    yield* pause(turn)
  },
}
