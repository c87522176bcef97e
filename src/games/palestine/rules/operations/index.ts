import { operationsIn } from '../../../../coin/operations'
import {
  factionOf,
  OPERATION_SPACES,
  OPERATIONS as NAMES,
  type Faction,
  type OperationId,
} from '../data/factions'
import { HAGANAH_GIVES_SPACE } from '../data/tracks'
import { ask, asking, choice, DONE } from '../script/ask'
import { inForce, type Play } from '../script/capability'
import type { Script } from '../script/decision'
import { always } from '../script/refusal'
import { selecting } from '../script/select'
import { turns, turnWithoutActivity, type Turn } from '../script/turn'
import type { Within } from '../script/within'
import type { Noted, Palestine } from '../script/world'
import { assault } from './assault'
import { deploy } from './deploy'
import { extensionOf } from './extension'
import type { Operation } from './operation'
import { patrol } from './patrol'
import { recruit } from './recruit'
import { rob } from './rob'
import { sabotage } from './sabotage'
import { search } from './search'
import { travel } from './travel'

const OPERATIONS: Readonly<Record<OperationId, Operation>> = {
  deploy,
  patrol,
  search,
  assault,
  recruit,
  travel,
  sabotage,
  rob,
}

export const operating = operationsIn<Palestine>(
  { operationsOf: NAMES, factionOf, operations: OPERATIONS },
  asking,
  selecting,
  turns,
)

export const { canOperate, canOperateIn, canOperateAtAll, operate, grantedOperation } = operating

/** 6.5.3, PR7 Whether the Haganah Track adds a space to Irgun Operations. */
const haganahGivesSpace = (t: Play): boolean => {
  const values = inForce(t, 'haganahGivesSpaceAt').at(-1) ?? HAGANAH_GIVES_SPACE
  return values.includes(t.board.haganah)
}

/** 3.1, PR6, PR7 How many spaces an Operation may select, before anything is paid. */
export const spaceLimit = (t: Play, by: Faction, limited: boolean): number => {
  const limit = limited ? 1 : OPERATION_SPACES
  if (by === 'british') return Math.min(limit, ...inForce(t, 'britishLimit'))
  return haganahGivesSpace(t) ? limit + 1 : limit
}

/** 2.3.7 Lets one more space of this Operation be paid for. */
export const extensible = (t: Play, turn: Turn): Turn => {
  const operation = OPERATIONS[turn.operation]
  turn.extension = extensionOf(t, turn, (at, space) => operation.select(at, space))
  return turn
}

/** 2.3.4 A Limited Operation: Haganah and a payment widen it like any other. */
export function* operateLimited(t: Play, operation: OperationId): Script {
  const by = factionOf(operation)
  const turn = turnWithoutActivity(by, operation, spaceLimit(t, by, true), '2.3.4')
  yield* operate(t, extensible(t, turn))
}

/** PR11 An Event lets a Faction conduct up to so many Limited Operations, one after the other. */
export function* limitedOperations(t: Play, by: Faction, number: number): Script {
  for (let left = number; left > 0; left--) {
    if (canOperateAtAll(t, by) !== true) return
    const operations = choice<OperationId>(NAMES[by], (operation) => canOperate(t, operation))
    const answer = yield* ask(by, 'grant.operation', { limit: left }, operations, DONE)
    if (answer === 'done') return
    yield* operateLimited(t, answer)
  }
}

interface Grant {
  readonly within?: Within
  /** PR16 Whether the text has no “may”: the Operation must be carried out if it can. */
  readonly owed?: true
  readonly own?: Partial<Noted>
}

/**
 * PR11 An Event has a Faction conduct an Operation of a given kind, in up to so many spaces: that is the
 * number, nothing adds to it. Tells the Operation, or null if there was none.
 */
export function* grant(
  t: Play,
  operation: OperationId,
  limit: number,
  { within = always, owed, own }: Grant = {},
): Script<Turn | null> {
  if (canOperate(t, operation, within) !== true) return null
  const by = factionOf(operation)
  if (owed !== true) {
    const offer = choice([operation])
    if ((yield* ask(by, 'grant.operation', {}, offer, DONE)) === 'done') return null
  }
  const turn = turnWithoutActivity(by, operation, limit, '4.1', within, own)
  yield* operate(t, turn)
  return turn
}
