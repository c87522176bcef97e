import type { OperationId } from '../data/factions'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import type { Verdict } from '../script/refusal'
import type { Turn } from '../script/turn'

export interface Activity {
  /** The section of the rulebook. */
  readonly rule: string
  /** 4.1.1 The Operations that it may accompany. */
  readonly accompanies: readonly OperationId[]
  /** Whether there is anything to do it with. */
  readonly possible: (t: Play) => Verdict
  /** R39 Whether, carried out first (4.1), it is sure to give the Operation a space, if its player wants. */
  readonly opens?: (t: Play, operation: OperationId) => boolean
  readonly carryOut: (t: Play, turn: Turn) => Script
}
