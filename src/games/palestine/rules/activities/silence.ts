import { isRailway, police, undergroundCells } from '../board/queries'
import { remove } from '../board/verbs'
import { SPACES, type SpaceId } from '../data/spaces'
import { canOperate } from '../operations'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { refuse, type Verdict } from '../script/refusal'
import { anySpace, oneSpace } from '../script/select'
import type { Turn } from '../script/turn'
import type { Activity } from './activity'

/** 4.3.1, PR55 Police, and at least as many Underground Cells. */
const select = (t: Play, space: SpaceId): Verdict => {
  const numbers = { police: police(t.board, space), cells: undergroundCells(t.board, space) }
  if (numbers.police === 0) return refuse('4.3.1', 'needs-police')
  return numbers.cells >= numbers.police
    ? true
    : refuse('4.3.1', 'needs-underground-cells', numbers)
}

/** PR4 Without that Police, Cells are more than Police in a District or City: a space for Rob. */
const opensRob = (t: Play, space: SpaceId): boolean =>
  !isRailway(space) && select(t, space) === true

/** PR4 A Rob without a space begins with a Silence that gives it one. */
const selectFirst = (t: Play, turn: Turn, space: SpaceId): Verdict => {
  const verdict = select(t, space)
  if (verdict !== true || turn.operation !== 'rob' || turn.selected.length > 0) return verdict
  if (canOperate(t, 'rob') === true || opensRob(t, space)) return true
  return refuse('PR4', 'opens-no-space')
}

/** 4.3.1 One Police to Available; nobody is Activated. */
function* silencePolice(t: Play, turn: Turn): Script {
  const may = (one: SpaceId) => selectFirst(t, turn, one)
  const space = yield* oneSpace('irgun', 'silence.space', may)
  if (space !== null) remove(t, 'police', space)
}

export const silence: Activity = {
  rule: '4.3.1',
  accompanies: ['recruit', 'travel', 'sabotage', 'rob'],
  opens: (t, operation) => operation === 'rob' && SPACES.some((space) => opensRob(t, space)),
  possible: (t) => anySpace((space) => select(t, space), '4.3.1'),
  carryOut: silencePolice,
}
