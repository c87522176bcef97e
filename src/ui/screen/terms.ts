import type { CauseOf, OptionOf, World } from '../../coin/world'
import type { House } from '../../games/index'

/** The name of an entry in the rules in brief. */
export type TermId = string

/** What a term is called, and where the rulebook tells of it. */
export interface Head {
  readonly title: string
  /** The sections of the rulebook that the entry restates, the foremost first. */
  readonly rules: readonly [string, ...string[]]
}

/** What the rules in brief explain, without what they say of it. */
export interface TermWords<W extends World = House> {
  /** In the order in which they are read. */
  readonly all: readonly TermId[]
  readonly heads: Readonly<Record<TermId, Head>>
  /** The words of the rules as they stand in texts, and what explains each. */
  readonly glossary: Readonly<Record<string, TermId>>
  /** What explains a reason why something is done. */
  readonly ofCause: (what: CauseOf<W>['what']) => TermId
  /** What explains a kind of card. */
  readonly ofCard: (card: W['card']) => TermId
  /** What explains a question. */
  readonly ofAsk: (ask: W['ask']) => TermId
  /** What explains an answer that has a name of its own; null for a space, a piece, a number. */
  readonly ofAnswer: (option: OptionOf<W>) => TermId | null
}
