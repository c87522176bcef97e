import {
  bases,
  britishPieces,
  curfew,
  isDistrict,
  isRailway,
  opposition,
  rebelPieces,
} from '../board/queries'
import { addOpposition } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { ask, DONE } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { canPlaceOwn, placeable, placeChosen, placeOwn } from '../script/placing'
import { refuse, type Verdict } from '../script/refusal'
import { perhapsOneSpace } from '../script/select'
import { nextSpace, pause, type Turn } from '../script/turn'
import type { Operation } from './operation'

/** 3.3.1 Not a Railway, no Curfew, and with Rebel pieces or Opposition. */
const select = (t: Play, space: SpaceId): Verdict => {
  if (isRailway(space)) return refuse('3.3.1', 'railway')
  if (curfew(t.board, space)) return refuse('3.3.1', 'curfew-here')
  return rebelPieces(t.board, space) > 0 || opposition(t.board, space)
    ? true
    : refuse('3.3.1', 'needs-rebels-or-opposition')
}

/** 3.3.1 One Guerrilla, or up to two where there is a Base. */
export function* rallyIn(t: Play, space: SpaceId): Script {
  const guerrilla = { by: 'rebels', force: 'guerrillas', space } as const
  if (bases(t.board, space) === 0) {
    yield* placeOwn(t, guerrilla)
    return
  }
  for (let placed = 0; placed < 2 && canPlaceOwn(t, guerrilla); placed++) {
    const chosen = yield* ask(
      'rebels',
      'rally.guerrilla',
      { space },
      ...placeable(t, guerrilla),
      DONE,
    )
    if (chosen === 'done') return
    placeChosen(t, chosen, space)
  }
}

/** 3.3.1, R18 A District of this Rally with a Base where Rebel pieces outnumber British ones. */
const mayOppose = (t: Play, turn: Turn, space: SpaceId): Verdict => {
  if (!isDistrict(space)) return refuse('3.3.1', 'needs-district')
  if (!turn.selected.includes(space)) return refuse('3.3.1', 'not-selected')
  if (opposition(t.board, space)) return refuse('3.3.1', 'opposition-already')
  if (bases(t.board, space) === 0) return refuse('3.3.1', 'needs-base')
  const british = britishPieces(t.board, space)
  const rebels = rebelPieces(t.board, space)
  return rebels > british ? true : refuse('3.3.1', 'needs-more-rebels', { british, rebels })
}

/** 3.3.1 Then, in one District selected for Rally, Opposition may be added. */
function* oppose(t: Play, turn: Turn): Script {
  const may = (space: SpaceId) => mayOppose(t, turn, space)
  const space = yield* perhapsOneSpace('rebels', 'rally.opposition', may)
  if (space === null) return
  addOpposition(t, space)
  yield* pause(turn)
}

export const rally: Operation = {
  rule: '3.3.1',
  select,
  *carryOut(t, turn) {
    for (;;) {
      const space = yield* nextSpace(turn, 'rally.space', (one) => select(t, one))
      if (space === null) break
      yield* rallyIn(t, space)
    }
    yield* oppose(t, turn)
  },
}
