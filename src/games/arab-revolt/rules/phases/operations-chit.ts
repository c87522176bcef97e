import { activeGuerrillas, centralized, decentralized, isCountry } from '../board/queries'
import { passOperationsChit, remove, returnOperationsChits, selectChit } from '../board/verbs'
import type { OperationsChit } from '../data/chits'
import type { SpaceId } from '../data/spaces'
import { during } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { chooseOperationsChit } from '../script/drawing'
import { placeAvailable } from '../script/placing'
import { refuse, type Verdict } from '../script/refusal'
import { perhapsOneSpace } from '../script/select'

/** 2.3.4, R8 The Rebels draw two Operations chits, one if Decentralized (6.6.4), and choose one to play. */
export function* playOperationsChit(t: Play): Script<OperationsChit> {
  const { chit, from } = yield* chooseOperationsChit(t, decentralized(t.board) ? 1 : 2)
  passOperationsChit(t, chit, from, 'used')
  returnOperationsChits(t, ['drawn'])
  selectChit(t, chit)
  return chit
}

/** 1.8.2, R6, R7 By the printed value: the British may remove an Active Guerrilla, or replace it. */
function* turnGuerrilla(t: Play, chit: OperationsChit): Script {
  const may = (space: SpaceId): Verdict =>
    activeGuerrillas(t.board, space) > 0 ? true : refuse('1.8.2', 'needs-active-guerrilla')
  const space = yield* perhapsOneSpace('british', 'chit-effect.guerrilla', may, { chit })
  if (space === null) return
  remove(t, 'guerrillasActive', space)
  // R7 No Irregular may stand abroad.
  if (chit === 3 && !isCountry(space)) placeAvailable(t, 'irregulars', space)
}

/** 1.8.2, 2.3.4, R5 After the whole Rebel action, unless Centralized (6.6.3). */
export function* chitEffect(t: Play, chit: OperationsChit): Script {
  if (chit === 1 || centralized(t.board)) return
  const cause = { rule: '1.8.2', what: 'operations-chit', by: 'british' } as const
  yield* during(t, cause, turnGuerrilla(t, chit))
}
