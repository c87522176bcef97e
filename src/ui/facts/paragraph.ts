import type { CardId, Cause, Fact, PhaseId, Question, SpaceId } from '../../games/index'

/** What was done for one reason, and in one space if it is done space by space. */
export interface Line {
  readonly why: Cause
  readonly space: SpaceId | null
  readonly facts: readonly Fact[]
  /** The moment at which it was done. */
  readonly moment: number
}

/** The chit with which an action is carried out. */
export interface PlayedChit {
  readonly name: string
  /** The entry of the rules in brief that explains it. */
  readonly term: string
}

/** One action, or one phase. */
export interface Paragraph {
  readonly card: CardId | null
  readonly phase: PhaseId
  readonly by: Question['by'] | null
  /** Box, Operation and so on, in a few words. */
  readonly head: readonly string[]
  readonly chit: PlayedChit | null
  readonly lines: readonly Line[]
  /** The moment at which it ends. */
  readonly moment: number
}
