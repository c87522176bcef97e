import { cells, isRailway, police, roomForArmsCache } from '../board/queries'
import { activate, place } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { inForce, type Play } from '../script/capability'
import type { Script } from '../script/decision'
import { rollAbove } from '../script/drawing'
import { refuse, type Verdict } from '../script/refusal'
import { nextSpace } from '../script/turn'
import type { Operation } from './operation'

/** 3.3.4 A roll must come above this. */
const TARGET = 2

/** 3.3.4 Districts and Cities with more Cells than Police. */
export const mayRob = (t: Play, space: SpaceId): Verdict => {
  if (isRailway(space)) return refuse('3.3.4', 'needs-district-or-city')
  const numbers = { cells: cells(t.board, space), police: police(t.board, space) }
  return numbers.cells > numbers.police ? true : refuse('3.3.4', 'needs-more-cells', numbers)
}

/** 3.3.4 A roll, unless a Capability makes it certain. */
function* succeeds(t: Play): Script<boolean> {
  if (inForce(t, 'robNeedsRoll').length > 0) return true
  const { success } = yield* rollAbove(t, TARGET)
  return success
}

/** 3.3.4, PR54 An Arms Cache if the roll and the stacking allow; then Police see a Cell, either way. */
export function* robIn(t: Play, space: SpaceId): Script {
  const possible = t.board.available.armsCaches > 0 && roomForArmsCache(t.board, space)
  if (possible && (yield* succeeds(t))) place(t, 'armsCaches', space)
  if (police(t.board, space) > 0) activate(t, space)
}

export const rob: Operation = {
  rule: '3.3.4',
  select: mayRob,
  *carryOut(t, turn) {
    for (;;) {
      const space = yield* nextSpace(turn, 'rob.space', (one) => mayRob(t, one))
      if (space === null) return
      yield* robIn(t, space)
    }
  },
}
