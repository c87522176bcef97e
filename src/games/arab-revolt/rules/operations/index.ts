import { operationsIn } from '../../../../coin/operations'
import { factionOf, OPERATIONS as NAMES, type OperationId } from '../data/factions'
import type { SpaceId } from '../data/spaces'
import { asking } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { selecting } from '../script/select'
import { turns, turnWithoutActivity } from '../script/turn'
import { onlyIn } from '../script/within'
import type { ArabRevolt } from '../script/world'
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

export const operating = operationsIn<ArabRevolt>(
  { operationsOf: NAMES, factionOf, operations: OPERATIONS },
  asking,
  selecting,
  turns,
)

export const {
  canOperate,
  canOperateIn,
  canOperateAtAll,
  operate,
  grantedOperation,
  limitedOperations,
  mayOperate,
} = operating

/** 4.3.3, A21, A23 One Limited Operation of a given kind, in a given space. */
export function* limitedOperationIn(t: Play, operation: OperationId, space: SpaceId): Script {
  yield* operate(
    t,
    turnWithoutActivity(factionOf(operation), operation, 1, '4.1', onlyIn('2.3.5', space)),
  )
}
