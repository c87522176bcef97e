import type { Side } from '../data/cards'
import type { Faction } from '../data/factions'
import type { Capability, Play } from '../script/capability'
import type { Script } from '../script/decision'

/**
 * What a side does when a Faction executes it, which decides unless the text names another or grants an Operation
 * (PR15); a script where it asks something.
 */
export type Effect = (t: Play, by: Faction) => Script | undefined

export interface EventCard {
  readonly unshaded?: Effect
  readonly shaded?: Effect
  /** 5.3 What it answers for the rest of the game. */
  readonly lasting?: { readonly [side in Side]?: Capability }
}
