import type { World } from '../../coin/world'
import type { House } from '../../games/index'
import type { Work } from '../../lessons/lesson'
import type { SideText } from './asking'

/** A work that is cited; one that was not seen has to be confirmed by whoever cites it. */
export interface Cited extends Work {
  readonly isSeen: boolean
}

/** What can be read about a card beside what it says. */
export interface CardNotes {
  readonly background: string
  /** The same, sentence by sentence, with the works that carry each, by their numbers. */
  readonly claims?: readonly { readonly says: string; readonly of: readonly number[] }[]
  readonly works?: readonly Cited[]
  /** Where to read more. */
  readonly source?: string
  /** Only where players go wrong. */
  readonly tips?: string
}

/** The cards of a game, for whoever reads them. */
export interface Deck<W extends World = House> {
  readonly cards: readonly W['card'][]
  /** The kinds of cards, and what several of each are called. */
  readonly kinds: Readonly<Record<string, string>>
  readonly kindOf: (card: W['card']) => string
  /** What kind of card it is, and whose where it belongs to a side. */
  readonly label: (card: W['card']) => string
  /** What a card without sides does beside the round that it starts. */
  readonly round: (card: W['card']) => SideText | undefined
  /** How likely each Event card, and each that starts a count, is to be turned up next. */
  readonly nextOdds: (board: W['board']) => {
    readonly eachEvent: number
    readonly eachPropaganda: number
  }
  readonly notes: Readonly<Record<W['card'], CardNotes>>
}
