import { factionOf, OPERATIONS as NAMES, type Faction, type OperationId } from '../data/factions'
import type { SpaceId } from '../data/spaces'
import { ask, choice, DONE, during } from '../script/ask'
import type { Play } from '../script/capability'
import type { About } from '../script/asks'
import type { Choice, Script } from '../script/decision'
import { always, refuse, type Verdict } from '../script/refusal'
import { turnWithoutActivity, type Turn } from '../script/turn'
import { anySpace } from '../script/select'
import { onlyIn } from '../script/within'
import { ambush } from './ambush'
import { assault } from './assault'
import { deploy } from './deploy'
import { march } from './march'
import type { Operation } from './operation'
import { patrol } from './patrol'
import { rally } from './rally'
import { sabotage } from './sabotage'
import { sweep } from './sweep'

const OPERATIONS: Readonly<Record<OperationId, Operation>> = {
  deploy,
  patrol,
  sweep,
  assault,
  rally,
  march,
  sabotage,
  ambush,
}

type Within = (space: SpaceId) => Verdict

/** R39 An Operation without a space cannot be chosen. */
export const canOperate = (t: Play, operation: OperationId, within: Within = always): Verdict =>
  anySpace((space) => {
    const bound = within(space)
    return bound === true ? OPERATIONS[operation].select(t, space) : bound
  }, OPERATIONS[operation].rule)

/** Whether an Operation may take place in this one space. */
export const canOperateIn = (t: Play, operation: OperationId, space: SpaceId): Verdict =>
  OPERATIONS[operation].select(t, space)

/** 3.0 Carries out an Operation. */
export function* operate(t: Play, turn: Turn): Script {
  const operation = OPERATIONS[turn.operation]
  const cause = { ...t.cause, rule: operation.rule, what: turn.operation, by: turn.by }
  yield* during(t, cause, operation.carryOut(t, turn))
}

/** The Operations of a Faction, as answers. */
const operationsOf = (t: Play, by: Faction, within: Within = always): Choice<OperationId> =>
  choice(NAMES[by], (operation) => canOperate(t, operation, within))

/** R39 Whether a Faction has any Operation to conduct. */
export const canOperateAtAll = (t: Play, by: Faction, within: Within = always): Verdict =>
  NAMES[by].some((operation) => canOperate(t, operation, within) === true)
    ? true
    : refuse('3.1', 'no-space-for-this')

/** An Event lets a Faction conduct an Operation in up to so many spaces. Tells whether it did. */
export function* grantedOperation(
  t: Play,
  by: Faction,
  spaces: number,
  within: Within = always,
  about: About = {},
): Script<boolean> {
  if (canOperateAtAll(t, by, within) !== true) return false
  const answer = yield* ask(by, 'grant.operation', about, operationsOf(t, by, within), DONE)
  if (answer === 'done') return false
  yield* operate(t, turnWithoutActivity(by, answer, spaces, '4.1', within))
  return true
}

/** 5.1, R9 An Event lets a Faction conduct Limited Operations, one after the other, in one space each. */
export function* limitedOperations(
  t: Play,
  by: Faction,
  number: number,
  within: Within = always,
): Script {
  for (let left = number; left > 0; left--)
    if (!(yield* grantedOperation(t, by, 1, within, { limit: left }))) return
}

/** An Event lets a Faction conduct one Operation of a given kind. */
export function* mayOperate(
  t: Play,
  operation: OperationId,
  spaces: number,
  within: Within,
): Script {
  if (canOperate(t, operation, within) !== true) return
  const by = factionOf(operation)
  const offer = choice([operation])
  if ((yield* ask(by, 'grant.operation', {}, offer, DONE)) === 'done') return
  yield* operate(t, turnWithoutActivity(by, operation, spaces, '4.1', within))
}

/** 4.3.3, A21, A23 One Limited Operation of a given kind, in a given space. */
export function* limitedOperationIn(t: Play, operation: OperationId, space: SpaceId): Script {
  yield* operate(
    t,
    turnWithoutActivity(factionOf(operation), operation, 1, '4.1', onlyIn('2.3.5', space)),
  )
}
