import { ACTIVITIES, type ActivityId, type Faction, type OperationId } from '../data/factions'
import type { SpaceId } from '../data/spaces'
import { ask, choice, DONE, spaces } from './ask'
import type { About, Ask } from './asks'
import type { Choice, Script } from './decision'
import type { Pick } from './option'
import { always, refuse, type Verdict } from './refusal'
import { someSpace } from './select'

/** 4.1 How a Special Activity may interrupt an Operation. */
export interface Interruption {
  judge(activity: ActivityId): Verdict
  carryOut(activity: ActivityId): Script
}

/** An Operation as it is being carried out. */
export interface Turn {
  readonly by: Faction
  readonly operation: OperationId
  /** 3.1, 1.8.2 How many spaces may be selected. Coordinate raises it (4.3.2). */
  limit: number
  /** Where the Operation may take place; an Event may bind it (R10). */
  readonly within: (space: SpaceId) => Verdict
  readonly interruption: Interruption
  /** 3.1 The spaces selected so far, in order. */
  readonly selected: SpaceId[]
  /** R19, R45 How many of each piece have moved with it, and so do not move again. */
  readonly moved: Map<Pick, number>
}

const noActivity = (rule: string): Interruption => ({
  judge: () => refuse(rule, 'no-activity-now'),
  // Nothing is accepted, so nothing is ever carried out.
  *carryOut() {},
})

/** An Operation without a Special Activity; the rule says why there is none. */
export const turnWithoutActivity = (
  by: Faction,
  operation: OperationId,
  limit: number,
  rule: string,
  within: (space: SpaceId) => Verdict = always,
): Turn => ({
  by,
  operation,
  limit,
  within,
  interruption: noActivity(rule),
  selected: [],
  moved: new Map(),
})

/** 3.1 Whether a space may be selected now: not twice, not too many, and as its Operation wants it. */
const maySelect = (turn: Turn, space: SpaceId, judge: (space: SpaceId) => Verdict): Verdict => {
  if (turn.selected.includes(space)) return refuse('3.1', 'already-selected')
  if (turn.selected.length >= turn.limit)
    return refuse('3.1', 'no-more-spaces', { limit: turn.limit })
  const bound = turn.within(space)
  return bound === true ? judge(space) : bound
}

/** Whether the Operation pauses now, so that a Special Activity may interrupt it. */
type Pause = () => Verdict

/** The Special Activities, as answers. */
const activities = (turn: Turn, now: Pause = always): Choice<ActivityId> =>
  choice(ACTIVITIES[turn.by], (activity) => {
    const verdict = now()
    return verdict === true ? turn.interruption.judge(activity) : verdict
  })

const anyActivity = (turn: Turn, now: Pause = always): boolean =>
  now() === true &&
  ACTIVITIES[turn.by].some((activity) => turn.interruption.judge(activity) === true)

const isActivity = (turn: Turn, answer: string): answer is ActivityId =>
  (ACTIVITIES[turn.by] as readonly string[]).includes(answer)

const about = (turn: Turn): About => ({ spaces: [...turn.selected], limit: turn.limit })

/**
 * Asks for the next space of an Operation, or null when it is enough. This is where a Special Activity
 * interrupts (4.1): before the first space, between two, or after the last, if the Operation pauses there.
 */
export function* nextSpace(
  turn: Turn,
  key: Ask,
  judge: (space: SpaceId) => Verdict,
  pauses: Pause = always,
): Script<SpaceId | null> {
  const may = (space: SpaceId) => maySelect(turn, space, judge)
  const anySpaceLeft = () => turn.selected.length < turn.limit && someSpace(may)
  const mayStop = (): Verdict =>
    turn.selected.length > 0 ? true : refuse('3.1', 'nothing-selected-yet')
  while (anySpaceLeft() || anyActivity(turn, pauses)) {
    const stop = choice(['done'] as const, mayStop)
    const interruptions = activities(turn, pauses)
    const answer = yield* ask(turn.by, key, about(turn), spaces(may), interruptions, stop)
    if (answer === 'done') return null
    if (!isActivity(turn, answer)) {
      turn.selected.push(answer)
      return answer
    }
    yield* turn.interruption.carryOut(answer)
  }
  return null
}

/** A pause between two later steps of an Operation, or after it, if a Special Activity is possible. */
export function* pause(turn: Turn): Script {
  if (!anyActivity(turn)) return
  const answer = yield* ask(turn.by, 'turn.activity', about(turn), activities(turn), DONE)
  if (answer !== 'done') yield* turn.interruption.carryOut(answer)
}
