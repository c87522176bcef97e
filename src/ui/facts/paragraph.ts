import type { CardId, Cause, Chooser, Fact, OperationsChit, PhaseId, SpaceId } from '../arab-revolt'

/** What was done for one reason, and in one space if it is done space by space. */
export interface Line {
  readonly why: Cause
  readonly space: SpaceId | null
  readonly facts: readonly Fact[]
  /** The moment at which it was done. */
  readonly moment: number
}

/** One action, or one phase. */
export interface Paragraph {
  readonly card: CardId | null
  readonly phase: PhaseId
  readonly by: Chooser | null
  /** Box, Operation and so on, in a few words. */
  readonly head: readonly string[]
  readonly chit: OperationsChit | null
  readonly lines: readonly Line[]
  /** The moment at which it ends. */
  readonly moment: number
}
