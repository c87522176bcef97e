import {
  cubes,
  isPopulated,
  troops,
  undergroundGuerrillas,
  undergroundIrregulars,
} from '../board/queries'
import { activate, liftCurfewWhereEmpty, moveAtOnce } from '../board/verbs'
import { NEIGHBOURS } from '../data/adjacency'
import { POPULATED, type SpaceId } from '../data/spaces'
import { ask, choice, DONE, word } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { followUps } from '../script/follow-ups'
import type { Move } from '../script/option'
import { refuse, type Verdict } from '../script/refusal'
import { nextSpace, pause } from '../script/turn'
import type { Operation } from './operation'

/** 3.2.3 Cities and Districts. */
const select = (_t: Play, space: SpaceId): Verdict =>
  isPopulated(space) ? true : refuse('3.2.3', 'needs-district-or-city')

/** 3.2.3 All move at once: Troops who have come by this Sweep do not move on. */
type Arrived = Partial<Record<SpaceId, number>>

const movesTo = (t: Play, to: SpaceId, arrived: Arrived): Move[] => {
  const moves: Move[] = []
  for (const from of NEIGHBOURS[to]) {
    const here = troops(t.board, from) - (arrived[from] ?? 0)
    for (let number = 1; number <= here; number++) moves.push({ piece: 'troops', from, to, number })
  }
  return moves
}

/** 3.2.3 Any adjacent Troops may move in. */
function* moveTroops(t: Play, space: SpaceId, arrived: Arrived): Script {
  while (movesTo(t, space, arrived).length > 0) {
    const moves = choice(() => movesTo(t, space, arrived))
    const group = yield* ask('british', 'sweep.move', { space }, moves, DONE)
    if (group === 'done') return
    moveAtOnce(t, 'troops', group.from, space, group.number)
    arrived[space] = (arrived[space] ?? 0) + group.number
  }
}

/** 3.2.3 One Guerrilla for every two cubes; for every cube if an Irregular is Activated (R20). */
function* activateGuerrillas(t: Play, space: SpaceId): Script {
  const hidden = undergroundGuerrillas(t.board, space)
  const plain = Math.min(hidden, Math.floor(cubes(t.board, space) / 2))
  const doubled = Math.min(hidden, cubes(t.board, space))
  let number = plain
  if (undergroundIrregulars(t.board, space) > 0 && doubled > plain) {
    const answer = yield* ask('british', 'sweep.irregular', { space }, word('activate'), DONE)
    if (answer === 'activate') {
      activate(t, 'irregulars', space)
      number = doubled
    }
  }
  activate(t, 'guerrillas', space, number)
}

export const sweep: Operation = {
  rule: '3.2.3',
  select,
  *carryOut(t, turn) {
    const arrived: Arrived = {}
    for (;;) {
      const space = yield* nextSpace(turn, 'sweep.space', (one) => select(t, one))
      if (space === null) break
      yield* moveTroops(t, space, arrived)
    }
    for (const space of POPULATED) liftCurfewWhereEmpty(t, space)
    for (const space of turn.selected) {
      yield* activateGuerrillas(t, space)
      yield* followUps(t, 'swept', space)
      yield* pause(turn)
    }
  },
}
