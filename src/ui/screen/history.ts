import type { CardId } from '../../games/index'
import type { Cited } from './deck'

/** Something that happened, the works that carry it, and the cards that are about it. */
export interface Happening {
  /** As it is written: a day, a month, or less exactly. */
  readonly when: string
  readonly says: string
  readonly of: readonly Cited[]
  readonly cards: readonly CardId[]
}

/** What happened in a stretch of time. */
export interface Stretch {
  readonly name: string
  /** Whether the game plays in it. */
  readonly isPlayed: boolean
  readonly happenings: readonly Happening[]
}

/** The history that a game is about. */
export interface History {
  readonly timeline: readonly Stretch[]
  /** All works that are cited, by who speaks in them. */
  readonly shelves: readonly { readonly name: string; readonly works: readonly Cited[] }[]
}
