import type { Board, CardId, Fact, Outcome, PhaseId } from '../../games/index'
import type { SumLine } from '../facts/sum-line'

/** The round in which Political Will is counted, as a game tells of it. */
export interface RoundWords {
  /** The short names of its phases. */
  readonly steps: Readonly<Partial<Record<PhaseId, string>>>
  /** What a phase is about, in the round of this card. */
  readonly about: (phase: PhaseId, card: CardId) => string
  /** What its card does beside it; empty where it does nothing else. */
  readonly effect: (card: CardId) => string
  /** A count as it was made, from the facts of its phase; null where there was none. */
  readonly sumIn: (
    facts: readonly Fact[],
  ) => { readonly lines: readonly SumLine[]; readonly net: number } | null
  /** The parts of the sum, and what each line counts and for how much, by the names of the lines. */
  readonly headings: Readonly<Record<string, string>>
  readonly lines: Readonly<Record<string, string>>
  /** What a line found on the board. */
  readonly detail: (line: SumLine, board: Board) => string
  /** What the count means for the game. */
  readonly verdict: (outcome: Outcome | null, will: number) => string
}
