import { bindToPass } from '../board/verbs'
import type { Faction } from '../data/factions'
import { mayRob, robIn } from '../operations/rob'
import { during } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { drawIntel } from '../script/drawing'
import { perhapsOneSpace } from '../script/select'

/** 2.3.3, PR12, PR13 Irgun may Rob in exactly one space. */
export function* mayRobOnce(t: Play): Script {
  const space = yield* perhapsOneSpace('irgun', 'rob.space', (one) => mayRob(t, one))
  if (space !== null) yield* robIn(t, space)
}

/** 2.3.3, PR12 A Faction forgoes the action in the box it has taken; the British draw an Intel chit. */
export function* pass(t: Play, by: Faction): Script {
  const cause = { rule: '2.3.3', what: 'pass', by } as const
  yield* during(t, cause, by === 'british' ? drawIntel(t) : mayRobOnce(t))
}

function* freeFromBinding(t: Play): Script {
  bindToPass(t, null)
}

/** P27, PR92 The British must Pass in the box they have taken, and draw no chit. */
export function* forcedPass(t: Play): Script {
  const cause = { rule: 'PR92', what: 'pass', by: 'british' } as const
  yield* during(t, cause, freeFromBinding(t))
}
