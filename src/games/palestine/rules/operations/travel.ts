import { cells, cubes, curfew, isRailway } from '../board/queries'
import { activate, hide, move } from '../board/verbs'
import type { Board } from '../board/board'
import { STATES } from '../data/pieces'
import { SPACES, type SpaceId } from '../data/spaces'
import { ask, choice } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { noteMoved, unmoved } from '../script/moved'
import type { CellGroup } from '../script/option'
import { refuse, type Verdict } from '../script/refusal'
import { nextSpace, type Turn } from '../script/turn'
import type { Operation } from './operation'

/** 3.3.2 Any spaces with Cells, as origins. */
const select = (t: Play, space: SpaceId): Verdict =>
  cells(t.board, space) > 0 ? true : refuse('3.3.2', 'needs-cell')

/** PR49 A Cell travels once. */
const mayLeave = (t: Play, turn: Turn, space: SpaceId): Verdict => {
  const verdict = select(t, space)
  if (verdict !== true) return verdict
  return STATES.cells.some((piece) => unmoved(t, turn, piece, space) > 0)
    ? true
    : refuse('PR49', 'travelled-already')
}

/** 3.3.2, PR49 Every group that could go from this origin to one space, the origin itself among them. */
const groupsFrom = (t: Play, turn: Turn, from: SpaceId): CellGroup[] => {
  const groups: CellGroup[] = []
  const most = unmoved(t, turn, 'cellsUnderground', from)
  const mostActive = unmoved(t, turn, 'cellsActive', from)
  for (const to of SPACES)
    for (let underground = 0; underground <= most; underground++)
      for (let active = 0; active <= mostActive; active++)
        if (underground + active > 0) groups.push({ from, to, underground, active })
  return groups
}

/** 3.3.2, PR50 More than three with the cubes there, on a Railway or under Curfew. */
const isNoticed = (board: Board, travellers: number, to: SpaceId): boolean =>
  (isRailway(to) || curfew(board, to)) && travellers + cubes(board, to) > 3

/** 3.3.2, PR50 Moves a group: if noticed all of it turns Active, or else all of it Underground. */
const moveGroup = (t: Play, turn: Turn, { from, to, underground, active }: CellGroup): void => {
  if (to !== from) {
    if (underground > 0) move(t, 'cellsUnderground', from, to, underground)
    if (active > 0) move(t, 'cellsActive', from, to, active)
  }
  if (isNoticed(t.board, underground + active, to)) {
    activate(t, to, underground)
    noteMoved(turn, 'cellsActive', to, underground + active)
  } else {
    hide(t, to, active)
    noteMoved(turn, 'cellsUnderground', to, underground + active)
  }
}

/** 3.3.2, PR49 Any Cells of the origin to any spaces, one group to each; one at least. */
function* travelFrom(t: Play, turn: Turn, origin: SpaceId): Script {
  const reached: SpaceId[] = []
  const may = ({ to }: CellGroup): Verdict =>
    reached.includes(to) ? refuse('3.3.2', 'already-selected') : true
  const stop = choice(['done'] as const, () =>
    reached.length > 0 ? true : refuse('PR49', 'nothing-selected-yet'),
  )
  while (mayLeave(t, turn, origin) === true && reached.length < SPACES.length) {
    const groups = choice(() => groupsFrom(t, turn, origin), may)
    const group = yield* ask('irgun', 'travel.group', { space: origin }, groups, stop)
    if (group === 'done') return
    moveGroup(t, turn, group)
    reached.push(group.to)
  }
}

export const travel: Operation = {
  rule: '3.3.2',
  select,
  *carryOut(t, turn) {
    for (;;) {
      const origin = yield* nextSpace(turn, 'travel.space', (one) => mayLeave(t, turn, one))
      if (origin === null) return
      yield* travelFrom(t, turn, origin)
    }
  },
}
