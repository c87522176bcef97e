import type { CauseOf, FactOf, OptionOf, World } from './world'

/** An answer of chance, as it came or as it might have come. */
export interface Chanced<W extends World> {
  readonly asked: { readonly ask: W['ask']; readonly about: W['about']; readonly why: CauseOf<W> }
  /** The board before it. */
  readonly board: W['board']
  readonly option: OptionOf<W>
  /** What it brought at once. */
  readonly facts: () => readonly FactOf<W>[]
}

/** Something that chance gives, and of which the sum is told. */
export interface Tally<W extends World> {
  readonly name: string
  /** How much of it an answer gave; null where chance was asked for something else. */
  worth(one: Chanced<W>): number | null
  /** The average, where the odds at one moment do not tell it; each time is then told by itself. */
  readonly each?: number
  /** Whether the lead in it is drawn answer by answer. */
  readonly drawn?: true
}
