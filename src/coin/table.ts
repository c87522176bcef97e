import type { FactOf, World } from './world'

/** A board on the table, the log beside it, and what is being carried out. */
export interface Table<Board, Fact, Cause> {
  readonly board: Board
  /** Null where nobody reads them: a playout runs faster without. */
  readonly facts: Fact[] | null
  /** Why things happen now: the rule or card that is being carried out. */
  cause: Cause
}

/** A table at which scripts are played. */
export interface Play<W extends World> extends Table<W['board'], FactOf<W>, W['cause']> {
  /** What each card in play does, by side. The rooms below know the questions, not the cards. */
  readonly capabilities: (card: W['card'], side: W['side']) => W['capability'] | undefined
}
