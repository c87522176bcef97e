import type { CauseOf, FactNames, FactOf, World } from './world'

/** A board on the table, the log beside it, and what is being carried out. */
export interface Table<W extends FactNames & { board: object }> {
  readonly board: W['board']
  /** Null where nobody reads them: a playout runs faster without. */
  readonly facts: FactOf<W>[] | null
  /** Why things happen now: the rule or card that is being carried out. */
  cause: CauseOf<W>
}

/** A table at which scripts are played. */
export interface Play<W extends World> extends Table<W> {
  /** What each card in play does, by side. The rooms below know the questions, not the cards. */
  readonly capabilities: (card: W['card'], side: W['side']) => W['capability'] | undefined
}
