import {
  cubes,
  isPopulated,
  troops,
  undergroundGuerrillas,
  undergroundIrregulars,
} from '../board/queries'
import { activate, liftCurfewWhereEmpty, moveAtOnce } from '../board/verbs'
import { NEIGHBOURS } from '../data/adjacency'
import { POPULATED, SPACES, type SpaceId } from '../data/spaces'
import { ask, choice, DONE, word } from '../script/ask'
import { inForce, type Play } from '../script/capability'
import type { Refused, Script } from '../script/decision'
import { followUps } from '../script/follow-ups'
import { deniedMoves, noteMoved, unmoved } from '../script/moved'
import type { Move } from '../script/option'
import { always, refuse, type Verdict } from '../script/refusal'
import { nextSpace, pause, type Turn } from '../script/turn'
import type { Operation } from './operation'

/** 3.2.3 Cities and Districts. */
const select = (_t: Play, space: SpaceId): Verdict =>
  isPopulated(space) ? true : refuse('3.2.3', 'needs-district-or-city')

/** 3.2.3 All move at once: Troops who have come by this Sweep do not move on. */
const movesTo = (t: Play, turn: Turn, to: SpaceId): Move[] => {
  const moves: Move[] = []
  for (const from of NEIGHBOURS[to]) {
    const here = unmoved(t, turn, 'troops', from)
    for (let number = 1; number <= here; number++) moves.push({ piece: 'troops', from, to, number })
  }
  return moves
}

/** 3.2.3 Troops who do not come: from a space that is not adjacent, a second time, or more than there are. */
const deniedTo = (t: Play, turn: Turn, to: SpaceId): Refused[] =>
  SPACES.filter((from) => from !== to).flatMap((from): Refused[] => {
    if (NEIGHBOURS[to].includes(from)) return deniedMoves(t, turn, { piece: 'troops', from, to })
    if (troops(t.board, from) === 0) return []
    const option = { piece: 'troops', from, to, number: 1 } as const
    return [{ option, ...refuse('3.2.3', 'not-adjacent') }]
  })

/** 3.2.3 Any adjacent Troops may move in. */
function* moveTroops(t: Play, turn: Turn, space: SpaceId): Script {
  while (movesTo(t, turn, space).length > 0) {
    const denied = () => deniedTo(t, turn, space)
    const moves = choice(() => movesTo(t, turn, space), always, denied)
    const group = yield* ask('british', 'sweep.move', { space }, moves, DONE)
    if (group === 'done') return
    moveAtOnce(t, 'troops', group.from, space, group.number)
    noteMoved(turn, 'troops', space, group.number)
  }
}

/** R46 The movement of all spaces is one step: before it, or after all of it, but not within. */
const pausesBefore = (turn: Turn): Verdict =>
  turn.selected.length === 0 ? true : refuse('3.2.3', 'movement-under-way')

/** 3.2.3 Selects the spaces and moves into them; only then is seen who has left a Curfew alone (1.12). */
function* moveAll(t: Play, turn: Turn): Script {
  const pauses = () => pausesBefore(turn)
  for (;;) {
    const space = yield* nextSpace(turn, 'sweep.space', (one) => select(t, one), pauses)
    if (space === null) break
    yield* moveTroops(t, turn, space)
  }
  for (const space of POPULATED) liftCurfewWhereEmpty(t, space)
}

/**
 * 3.2.3 One Guerrilla for every two cubes; for every cube if an Irregular is Activated (R20). Tells how
 * many.
 */
function* activateGuerrillas(t: Play, space: SpaceId): Script<number> {
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
  return activate(t, 'guerrillas', space, number)
}

export const sweep: Operation = {
  rule: '3.2.3',
  select,
  *carryOut(t, turn) {
    yield* moveAll(t, turn)
    yield* pause(turn)
    for (const space of turn.selected) {
      const activated = yield* activateGuerrillas(t, space)
      yield* followUps(t, 'swept', space)
      if (activated > 0 || inForce(t, 'swept').length > 0) yield* pause(turn)
    }
  },
}
