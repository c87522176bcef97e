import { count, irregulars, police, undergroundGuerrillas } from '../board/queries'
import { activate, changePoliticalWill, remove } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { ask, choice } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { followUps } from '../script/follow-ups'
import { pick } from '../script/option'
import { refuse, type Verdict } from '../script/refusal'
import { nextSpace } from '../script/turn'
import type { Operation } from './operation'

const TARGETS = ['police', 'irregularsUnderground', 'irregularsActive'] as const

/** 3.3.4 An Underground Guerrilla, and Police or Irregulars. */
const select = (t: Play, space: SpaceId): Verdict => {
  if (undergroundGuerrillas(t.board, space) === 0)
    return refuse('3.3.4', 'needs-underground-guerrilla')
  return police(t.board, space) + irregulars(t.board, space) > 0
    ? true
    : refuse('3.3.4', 'needs-police-or-irregular')
}

/** 3.3.4 Activates an Underground Guerrilla and removes one Police or Irregular. */
function* ambushIn(t: Play, space: SpaceId): Script {
  const targets = choice(
    () => TARGETS.map((piece) => pick(piece, space)),
    ({ piece }) => (count(t.board, piece, space) > 0 ? true : refuse('3.3.4', 'none-here')),
  )
  const target = yield* ask('rebels', 'ambush.target', { space }, targets)
  activate(t, 'guerrillas', space)
  remove(t, target.piece, space)
  yield* followUps(t, 'ambushed', space)
}

export const ambush: Operation = {
  rule: '3.3.4',
  select,
  *carryOut(t, turn) {
    for (;;) {
      const space = yield* nextSpace(turn, 'ambush.space', (one) => select(t, one))
      if (space === null) return
      yield* ambushIn(t, space)
      // 3.3.4, R12 With the third piece that this one Ambush removes: one in each of its spaces.
      if (turn.selected.length === 3) changePoliticalWill(t, -1)
    }
  },
}
