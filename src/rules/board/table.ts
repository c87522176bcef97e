import type { Board, BoardState } from './board'
import type { Cause, Fact } from './facts'

/** A board on the table, the log beside it, and what is being carried out. */
export interface Table {
  readonly board: Board
  /** Null where nobody reads them: a playout runs faster without. */
  readonly facts: Fact[] | null
  /** Why things happen now: the rule or card that is being carried out. */
  cause: Cause
}

/** The board to write on. Only the verbs call this. */
export const writable = (t: Table): BoardState => t.board as BoardState
