import {
  ACTIVITIES as NAMES,
  factionOf,
  type ActivityId,
  type Faction,
  type OperationId,
} from '../data/factions'
import { canOperate } from '../operations'
import { during } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { always, refuse, type Verdict } from '../script/refusal'
import type { Turn } from '../script/turn'
import type { Activity } from './activity'
import { airRecon } from './air-recon'
import { coordinate } from './coordinate'
import { divide } from './divide'
import { mobilize } from './mobilize'
import { punish } from './punish'
import { raid } from './raid'

const ACTIVITIES: Readonly<Record<ActivityId, Activity>> = {
  punish,
  divide,
  'air-recon': airRecon,
  mobilize,
  coordinate,
  raid,
}

/** 4.0 Carries out a Special Activity for a reason of its own. */
export function* asActivity(t: Play, by: Faction, activity: ActivityId, script: Script): Script {
  const cause = { ...t.cause, rule: ACTIVITIES[activity].rule, what: activity, by }
  yield* during(t, cause, script)
}

/** 4.1 An Operation that one Special Activity may interrupt, once, at any pause. */
export const turnWithActivity = (
  t: Play,
  by: Faction,
  operation: OperationId,
  limit: number,
): Turn => {
  let used = false
  const turn: Turn = {
    by,
    operation,
    limit,
    within: always,
    selected: [],
    moved: new Map(),
    interruption: {
      judge(activity) {
        if (used) return refuse('4.1', 'used-this-turn')
        const { rule, accompanies, possible, opens } = ACTIVITIES[activity]
        if (!accompanies.includes(operation)) return refuse(rule, 'not-with-this-operation')
        // R39 What only an Activity can open begins with one that does.
        if (turn.selected.length === 0 && canOperate(t, operation) !== true)
          if (opens?.(t, operation) !== true) return refuse('R39', 'opens-no-space')
        return possible(t)
      },
      *carryOut(activity) {
        used = true
        yield* asActivity(t, by, activity, ACTIVITIES[activity].carryOut(t, turn))
      },
    },
  }
  return turn
}

/** 4.1, R39 An Operation that has a space, or to which a Special Activity carried out first can give one. */
export const canOperateWithActivity = (t: Play, operation: OperationId): Verdict => {
  const verdict = canOperate(t, operation)
  if (verdict === true) return true
  const opened = NAMES[factionOf(operation)].some((name) => {
    const { accompanies, opens } = ACTIVITIES[name]
    return accompanies.includes(operation) && opens?.(t, operation) === true
  })
  return opened ? true : verdict
}
