import { curfew, irgunPieces, police, sabotage, terror, troops } from '../board/queries'
import { flipTerror, liftCurfew, removeMarkers } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { refuse, type Verdict } from '../script/refusal'
import { anySpace, oneSpace } from '../script/select'
import type { Activity } from './activity'

/** 4.2.1, PR43 Troops, Police and no Irgun piece, in a space of any kind; PR3: with a marker. */
const select = (t: Play, space: SpaceId): Verdict => {
  if (troops(t.board, space) === 0) return refuse('4.2.1', 'needs-troops')
  if (police(t.board, space) === 0) return refuse('4.2.1', 'needs-police')
  if (irgunPieces(t.board, space) > 0) return refuse('4.2.1', 'no-irgun-allowed')
  const marked =
    curfew(t.board, space) || sabotage(t.board, space) > 0 || terror(t.board, space) > 0
  return marked ? true : refuse('PR3', 'needs-markers')
}

/** 4.2.1 */
export const canRestore = (t: Play): Verdict => anySpace((space) => select(t, space), '4.2.1')

/** 4.2.1, PR43 Curfew and Sabotage leave; then Terror turns to Sabotage, and stays for now. */
export function* restoreSpace(t: Play): Script {
  const space = yield* oneSpace('british', 'restore.space', (one) => select(t, one))
  if (space === null) return
  liftCurfew(t, space)
  removeMarkers(t, 'sabotage', space, sabotage(t.board, space))
  flipTerror(t, space)
}

export const restore: Activity = {
  rule: '4.2.1',
  accompanies: ['deploy'],
  possible: canRestore,
  carryOut: restoreSpace,
}
