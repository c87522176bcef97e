import type { SpaceId } from '../data/spaces'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import type { Verdict } from '../script/refusal'
import type { Turn } from '../script/turn'

export interface Operation {
  /** The section of the rulebook. */
  readonly rule: string
  /** Whether a space may be selected for it. */
  select(t: Play, space: SpaceId): Verdict
  /** Carries it out, space by space (R41). */
  carryOut(t: Play, turn: Turn): Script
}
