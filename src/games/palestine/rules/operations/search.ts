import { cubes, curfew, intel, isCity } from '../board/queries'
import { activate, liftCurfewWhereEmpty, moveAtOnce, passIntel, placeCurfew } from '../board/verbs'
import { NEIGHBOURS } from '../data/adjacency'
import { CITIES, type SpaceId } from '../data/spaces'
import { ask, choice, DONE, word } from '../script/ask'
import { inForce, type Play } from '../script/capability'
import type { Script } from '../script/decision'
import { heldChits } from '../script/drawing'
import { noteMoved, unmoved } from '../script/moved'
import type { Move } from '../script/option'
import { refuse, type Verdict } from '../script/refusal'
import { nextSpace, pause, type Turn } from '../script/turn'
import type { Operation } from './operation'

/** 3.2.3 In Districts and on Railways so many cubes Activate a Cell; in a City without a chit so many. */
const CUBES_FOR_A_CELL = 2
const CUBES_IN_A_CITY = 3

/** 3.2.3 All move at once: Troops who have come by this Search do not move on. */
const movesTo = (t: Play, turn: Turn, to: SpaceId): Move[] => {
  const moves: Move[] = []
  for (const from of NEIGHBOURS[to]) {
    const here = unmoved(t, turn, 'troops', from)
    for (let number = 1; number <= here; number++) moves.push({ piece: 'troops', from, to, number })
  }
  return moves
}

/** 3.2.3, PR37 Any adjacent Troops may move in. */
function* moveTroops(t: Play, turn: Turn, space: SpaceId): Script {
  while (movesTo(t, turn, space).length > 0) {
    const moves = choice(() => movesTo(t, turn, space))
    const group = yield* ask('british', 'search.move', { space }, moves, DONE)
    if (group === 'done') return
    moveAtOnce(t, 'troops', group.from, space, group.number)
    noteMoved(turn, 'troops', space, group.number)
  }
}

/** PR37 The movement of all spaces is one step: a pause before it, or after all of it, but not within. */
const pausesBefore = (turn: Turn): Verdict =>
  turn.selected.length === 0 ? true : refuse('3.2.3', 'movement-under-way')

/** 3.2.3 Selects the spaces and moves into them; only then is seen who has left a Curfew alone (PR20). */
function* moveAll(t: Play, turn: Turn): Script {
  for (;;) {
    // PR37 Any space may be searched, also without Cells.
    const pauses = () => pausesBefore(turn)
    const space = yield* nextSpace(turn, 'search.space', () => true, pauses)
    if (space === null) break
    yield* moveTroops(t, turn, space)
  }
  for (const city of CITIES) liftCurfewWhereEmpty(t, city)
}

/** 3.2.3, PR39 A Curfew if there is none, and a Cell for every three cubes. */
const searchUnderCurfew = (t: Play, city: SpaceId): void => {
  if (!curfew(t.board, city)) placeCurfew(t, city)
  const each = Math.max(CUBES_IN_A_CITY, ...inForce(t, 'cubesForACell'))
  activate(t, city, Math.floor(cubes(t.board, city) / each))
}

/** 3.2.3, PR39 Or any chit, for a Cell each cube and no new Curfew. */
function* searchCity(t: Play, turn: Turn, city: SpaceId): Script {
  // PR21 Without cubes a Curfew would fall at once, and nobody is found.
  if (cubes(t.board, city) === 0) return
  const mayDiscard = turn.own.noIntel !== true && intel(t.board, 'held') > 0
  const answer = mayDiscard
    ? yield* ask('british', 'search.city', { space: city }, word('curfew'), heldChits(t))
    : 'curfew'
  if (answer === 'curfew') {
    searchUnderCurfew(t, city)
  } else {
    passIntel(t, answer.chit, 'discarded')
    activate(t, city, cubes(t.board, city))
  }
}

/** 3.2.3, PR38 */
function* searchSpace(t: Play, turn: Turn, space: SpaceId): Script {
  if (isCity(space)) yield* searchCity(t, turn, space)
  else activate(t, space, Math.floor(cubes(t.board, space) / CUBES_FOR_A_CELL))
}

export const search: Operation = {
  rule: '3.2.3',
  select: () => true,
  *carryOut(t, turn) {
    yield* moveAll(t, turn)
    yield* pause(turn)
    for (const space of turn.selected) {
      yield* searchSpace(t, turn, space)
      yield* pause(turn)
    }
  },
}
