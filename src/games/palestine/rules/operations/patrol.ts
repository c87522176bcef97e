import { activeCells, cells, police, undergroundCells } from '../board/queries'
import { move, remove } from '../board/verbs'
import { SPACES, type SpaceId } from '../data/spaces'
import { ask, choice, DONE } from '../script/ask'
import { inForce, type Play } from '../script/capability'
import type { Script } from '../script/decision'
import { followUps } from '../script/follow-ups'
import { noteMoved, unmoved } from '../script/moved'
import type { Move } from '../script/option'
import { refuse, type Verdict } from '../script/refusal'
import { selectSpaces } from '../script/select'
import { nextSpace, pause, type Turn } from '../script/turn'
import type { Operation } from './operation'
import { hasChitToSpend, spendOnUnderground } from './underground'

/** 3.2.2, PR33 A space with a Cell, of whatever state. */
const select = (t: Play, space: SpaceId): Verdict =>
  cells(t.board, space) > 0 ? true : refuse('3.2.2', 'needs-cell')

/** PR33 Police move once in a Patrol. */
const movesTo = (t: Play, turn: Turn, to: SpaceId): Move[] => {
  const moves: Move[] = []
  for (const from of SPACES) {
    if (from === to) continue
    const here = unmoved(t, turn, 'police', from)
    for (let number = 1; number <= here; number++) moves.push({ piece: 'police', from, to, number })
  }
  return moves
}

/** 3.2.2 Any Police may move in, whatever the distance. Tells whether any have. */
function* movePolice(t: Play, turn: Turn, space: SpaceId): Script<boolean> {
  let arrived = false
  while (movesTo(t, turn, space).length > 0) {
    const moves = choice(() => movesTo(t, turn, space))
    const group = yield* ask('british', 'patrol.move', { space }, moves, DONE)
    if (group === 'done') break
    move(t, 'police', group.from, space, group.number)
    noteMoved(turn, 'police', space, group.number)
    arrived = true
  }
  return arrived
}

/** 5.3, PR88 Whom a Capability removes was one of those who have come: who stood there may still move. */
function* meetWhatFollows(t: Play, turn: Turn, space: SpaceId): Script {
  const arrived = police(t.board, space)
  yield* followUps(t, ({ patrolMovedIn }) => patrolMovedIn?.(t, space))
  noteMoved(turn, 'police', space, police(t.board, space) - arrived)
}

/** 3.2.2 Where Police and an Active Cell meet. */
const meets = (t: Play, space: SpaceId): boolean =>
  police(t.board, space) > 0 && activeCells(t.board, space) > 0

/** PR34 A selected space in which Police can remove a Cell; while one is owed, one with an Active Cell. */
const mayRemoveIn = (t: Play, turn: Turn, space: SpaceId, owed: boolean): Verdict => {
  if (!turn.selected.includes(space)) return refuse('3.2.2', 'not-selected')
  if (police(t.board, space) === 0) return refuse('3.2.2', 'needs-police')
  if (activeCells(t.board, space) > 0) return true
  if (undergroundCells(t.board, space) === 0) return refuse('3.2.2', 'needs-cell')
  if (!hasChitToSpend(t)) return refuse('3.2.2', 'needs-active-cell')
  return owed ? refuse('PR34', 'active-cells-first') : true
}

/** 3.2.2, PR35 One Cell a Police, to Prison: Active ones first, Underground ones for chits. */
function* removeCells(t: Play, turn: Turn, space: SpaceId): Script {
  const strength = police(t.board, space)
  const active = Math.min(strength, activeCells(t.board, space))
  remove(t, 'cellsActive', space, active, 'prison')
  yield* spendOnUnderground(t, space, strength - active, (number) =>
    remove(t, 'cellsUnderground', space, number, 'prison'),
  )
  yield* pause(turn)
}

/** 3.2.2, PR34 After all movement, in one of the selected spaces; a Capability may allow more. */
function* removeInOne(t: Play, turn: Turn): Script {
  let removed = 0
  const isOwed = () => removed === 0 && turn.selected.some((space) => meets(t, space))
  yield* selectSpaces({
    by: 'british',
    ask: 'patrol.remove',
    rule: 'PR34',
    limit: Math.max(1, ...inForce(t, 'patrolRemovals')),
    owed: isOwed() ? 'one' : 'none',
    may: (space) => mayRemoveIn(t, turn, space, isOwed()),
    *then(space) {
      removed += 1
      yield* removeCells(t, turn, space)
    },
  })
}

export const patrol: Operation = {
  rule: '3.2.2',
  select,
  *carryOut(t, turn) {
    for (;;) {
      const space = yield* nextSpace(turn, 'patrol.space', (one) => select(t, one))
      if (space === null) break
      if (yield* movePolice(t, turn, space)) yield* meetWhatFollows(t, turn, space)
    }
    yield* removeInOne(t, turn)
  },
}
