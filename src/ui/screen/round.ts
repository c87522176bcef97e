import type { FactOf, World } from '../../coin/world'
import type { House } from '../../games/index'
import type { SumLine } from '../facts/sum-line'

/** A count as it was made, from the facts of its phase; null where there was none. */
export type SumIn<W extends World = House> = (
  facts: readonly FactOf<W>[],
) => { readonly lines: readonly SumLine<W['space']>[]; readonly net: number } | null

/** The round in which Political Will is counted, as a game tells of it. */
export interface RoundWords<W extends World = House> {
  /** The short names of its phases. */
  readonly steps: Readonly<Partial<Record<W['phase'], string>>>
  /** What a phase is about, in the round of this card. */
  readonly about: (phase: W['phase'], card: W['card']) => string
  /** What its card does beside it; empty where it does nothing else. */
  readonly effect: (card: W['card']) => string
  /** The parts of the sum, and what each line counts and for how much, by the names of the lines. */
  readonly headings: Readonly<Record<string, string>>
  readonly lines: Readonly<Record<string, string>>
  /** What a line found on the board. */
  readonly detail: (line: SumLine<W['space']>, board: W['board']) => string
  /** What the count means for the game. */
  readonly verdict: (outcome: W['outcome'] | null, will: number) => string
}
