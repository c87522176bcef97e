import { cubes, isCity, isRailway } from '../board/queries'
import { activate, move } from '../board/verbs'
import { PALESTINE, type SpaceId } from '../data/spaces'
import { ask, choice, DONE } from '../script/ask'
import type { Play } from '../script/capability'
import type { Refused, Script } from '../script/decision'
import { deniedMoves, noteMoved, unmoved } from '../script/moved'
import type { Move } from '../script/option'
import { always, refuse, type Verdict } from '../script/refusal'
import { perhapsOneSpace } from '../script/select'
import { nextSpace, pause, type Turn } from '../script/turn'
import { assaultSpace, mayAssault } from './assault'
import type { Operation } from './operation'

const CUBES = ['troops', 'police'] as const

/** 3.2.2 Cities and Railways. */
const select = (_t: Play, space: SpaceId): Verdict =>
  isCity(space) || isRailway(space) ? true : refuse('3.2.2', 'needs-city-or-railway')

/** R45 A cube moves once in a Patrol. */
const movesTo = (t: Play, turn: Turn, to: SpaceId): Move[] => {
  const moves: Move[] = []
  for (const from of PALESTINE) {
    if (from === to) continue
    for (const piece of CUBES) {
      const here = unmoved(t, turn, piece, from)
      for (let number = 1; number <= here; number++) moves.push({ piece, from, to, number })
    }
  }
  return moves
}

/** R45 Cubes that have moved already, and more than there are. */
const deniedTo = (t: Play, turn: Turn, to: SpaceId): Refused[] =>
  PALESTINE.filter((from) => from !== to).flatMap((from) =>
    CUBES.flatMap((piece) => deniedMoves(t, turn, { piece, from, to })),
  )

/** 3.2.2 Any cubes may move in, whatever the distance. */
function* moveCubes(t: Play, turn: Turn, space: SpaceId): Script {
  while (movesTo(t, turn, space).length > 0) {
    const denied = () => deniedTo(t, turn, space)
    const moves = choice(() => movesTo(t, turn, space), always, denied)
    const group = yield* ask('british', 'patrol.move', { space }, moves, DONE)
    if (group === 'done') return
    move(t, group.piece, group.from, group.to, group.number)
    noteMoved(turn, group.piece, group.to, group.number)
  }
}

/** 3.2.2 Then, in each selected Railway, Activate one Guerrilla for each cube there. */
function* activateOnRailways(t: Play, turn: Turn): Script {
  for (const railway of turn.selected.filter(isRailway))
    if (activate(t, 'guerrillas', railway, cubes(t.board, railway)) > 0) yield* pause(turn)
}

/** 3.2.2, R4 If desired, a free Assault, a normal one, on one selected Railway. */
function* freeAssault(t: Play, turn: Turn): Script {
  const may = (space: SpaceId): Verdict => {
    if (!isRailway(space)) return refuse('3.2.2', 'needs-railway')
    return turn.selected.includes(space) ? mayAssault(t, space) : refuse('3.2.2', 'not-selected')
  }
  const space = yield* perhapsOneSpace('british', 'patrol.assault', may)
  if (space === null) return
  assaultSpace(t, space)
  yield* pause(turn)
}

export const patrol: Operation = {
  rule: '3.2.2',
  select,
  *carryOut(t, turn) {
    for (;;) {
      const space = yield* nextSpace(turn, 'patrol.space', (one) => select(t, one))
      if (space === null) break
      yield* moveCubes(t, turn, space)
    }
    yield* activateOnRailways(t, turn)
    yield* freeAssault(t, turn)
  },
}
