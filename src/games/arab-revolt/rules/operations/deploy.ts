import { britishPieces, curfew, isPopulated, rebelPieces } from '../board/queries'
import { liftCurfew, placeCurfew, removeOpposition } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { ask, DONE } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { canPlaceOwn, placeable, placeChosen } from '../script/placing'
import { refuse, type Verdict } from '../script/refusal'
import { perhapsOneSpace } from '../script/select'
import { nextSpace, pause, type Turn } from '../script/turn'
import type { Operation } from './operation'

/** 3.2.1 Districts and Cities with more British than Rebel pieces. */
const select = (t: Play, space: SpaceId): Verdict => {
  if (!isPopulated(space)) return refuse('3.2.1', 'needs-district-or-city')
  const british = britishPieces(t.board, space)
  const rebels = rebelPieces(t.board, space)
  return british > rebels ? true : refuse('3.2.1', 'needs-more-british', { british, rebels })
}

/** 3.2.1 In each selected space, up to two Police or one Irregular. */
function* placeForces(t: Play, space: SpaceId): Script {
  const police = { by: 'british', force: 'police', space } as const
  const irregular = { by: 'british', force: 'irregulars', space } as const
  const either = [...placeable(t, police), ...placeable(t, irregular)]
  if (!canPlaceOwn(t, police) && !canPlaceOwn(t, irregular)) return
  const first = yield* ask('british', 'deploy.piece', { space }, ...either, DONE)
  if (first === 'done') return
  placeChosen(t, first, space)
  const isPolice = first === 'police' || (typeof first === 'object' && first.piece === 'police')
  if (!isPolice || !canPlaceOwn(t, police)) return
  const second = yield* ask('british', 'deploy.piece', { space }, ...placeable(t, police), DONE)
  if (second !== 'done') placeChosen(t, second, space)
}

/** 3.2.1, 1.12 A Curfew may be placed where there is none, or removed where there is one. */
const mayChangeCurfew = (t: Play, turn: Turn, space: SpaceId): Verdict => {
  if (!turn.selected.includes(space)) return refuse('3.2.1', 'not-selected')
  if (curfew(t.board, space)) return true
  if (britishPieces(t.board, space) === 0) return refuse('1.12', 'needs-british-piece')
  return t.board.available.curfews > 0 ? true : refuse('1.12', 'none-available')
}

/** 3.2.1 Then, in one selected space, a Curfew; or the Curfew there goes, and any Opposition with it. */
function* changeCurfew(t: Play, turn: Turn): Script {
  const may = (space: SpaceId) => mayChangeCurfew(t, turn, space)
  const space = yield* perhapsOneSpace('british', 'deploy.curfew', may)
  if (space === null) return
  if (curfew(t.board, space)) {
    liftCurfew(t, space)
    removeOpposition(t, space)
  } else placeCurfew(t, space)
  yield* pause(turn)
}

export const deploy: Operation = {
  rule: '3.2.1',
  select,
  *carryOut(t, turn) {
    for (;;) {
      const space = yield* nextSpace(turn, 'deploy.space', (one) => select(t, one))
      if (space === null) break
      yield* placeForces(t, space)
    }
    yield* changeCurfew(t, turn)
  },
}
