import { inPlay, isCountry } from '../board/queries'
import {
  enter,
  passOperationsChit,
  passPunishmentChit,
  returnOperationsChits,
  returnPunishmentChits,
  shiftTowardCentralized,
} from '../board/verbs'
import { OPERATIONS_CHITS, PUNISHMENTS, type OperationsChit } from '../data/chits'
import type { SpaceId } from '../data/spaces'
import { rallyIn } from '../operations/rally'
import { ask, choice, DONE, word } from '../script/ask'
import type { Play } from '../script/capability'
import { drawOperationsChit, rollWithinBases } from '../script/drawing'
import type { Script } from '../script/decision'
import { canPlaceOwn } from '../script/placing'
import { refuse, type Verdict } from '../script/refusal'
import { selectSpaces } from '../script/select'

/** 6.2.1, R15 The British may hold one chit out of all six; the others go back to the pool. */
function* britishResources(t: Play): Script {
  returnPunishmentChits(t, ['held', 'used'])
  const chit = yield* ask('british', 'propaganda.punishment', {}, choice(PUNISHMENTS), DONE)
  if (chit !== 'done') passPunishmentChit(t, chit, 'pool', 'held')
}

/** 6.2.2 On a roll within the Bases on the map: Unity, or one Operations chit to hold. */
function* rebelResources(t: Play): Script {
  const success = yield* rollWithinBases(t)
  let hold: OperationsChit | null = null
  if (success) {
    const gain = yield* ask('rebels', 'propaganda.resources', {}, word('unity'), word('hold'), DONE)
    if (gain === 'unity') shiftTowardCentralized(t)
    else if (gain === 'hold')
      hold = yield* ask('rebels', 'propaganda.chit', {}, choice(OPERATIONS_CHITS))
  }
  returnOperationsChits(t, ['held', 'used'])
  if (hold !== null) passOperationsChit(t, hold, 'pool', 'held')
}

const mayAssist = (t: Play, space: SpaceId): Verdict => {
  if (!isCountry(space)) return refuse('6.2.3', 'needs-country-in-play')
  if (!inPlay(t.board, space)) return refuse('1.3.7', 'out-of-play')
  const guerrilla = { by: 'rebels', force: 'guerrillas', space } as const
  return canPlaceOwn(t, guerrilla) ? true : refuse('1.4.1', 'none-available')
}

/** 6.2.3, R16 A Rally in Foreign Countries up to a drawn chit, whose effect is ignored. */
function* foreignAssistance(t: Play): Script {
  const limit = yield* drawOperationsChit(t)
  yield* selectSpaces({
    by: 'rebels',
    ask: 'propaganda.assistance',
    rule: '3.1',
    limit,
    owed: 'none',
    may: (space) => mayAssist(t, space),
    then: (space) => rallyIn(t, space),
  })
  returnOperationsChits(t, ['drawn'])
}

/** 6.2 */
export function* resourcesPhase(t: Play): Script {
  yield* britishResources(t)
  yield* rebelResources(t)
  yield* foreignAssistance(t)
  enter(t, 'support')
}
