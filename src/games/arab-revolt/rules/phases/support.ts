import { asActivity } from '../activities'
import { divideEitherWay } from '../activities/divide'
import { canMobilize, mobilizeWhere } from '../activities/mobilize'
import { enter } from '../board/verbs'
import { ask, choice, DONE } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'

/** 6.3.1 */
function* britishSupport(t: Play): Script {
  const offer = choice(['divide'] as const)
  if ((yield* ask('british', 'propaganda.divide', {}, offer, DONE)) === 'done') return
  yield* asActivity(t, 'british', 'divide', divideEitherWay(t))
}

/** 6.3.2 */
function* rebelSupport(t: Play): Script {
  if (canMobilize(t) !== true) return
  const offer = choice(['mobilize'] as const)
  if ((yield* ask('rebels', 'propaganda.mobilize', {}, offer, DONE)) === 'done') return
  yield* asActivity(t, 'rebels', 'mobilize', mobilizeWhere(t))
}

/** 6.3 */
export function* supportPhase(t: Play): Script {
  yield* britishSupport(t)
  yield* rebelSupport(t)
  enter(t, 'redeploy')
}
