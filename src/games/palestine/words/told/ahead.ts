import type { Fact, Faction, Option, Question } from '../../rules/index'

/*
 * What would come of an answer, with the names of this game: the house looks ahead, and hands it over to
 * be put into words.
 */

/** What comes by itself, and what would then be waited for. */
export interface Ahead {
  readonly facts: readonly Fact[]
  readonly then: Then
}

export type Then =
  | { readonly what: 'over' }
  /** Only whether to go on is asked, and this would come of it. */
  | { readonly what: 'offer'; readonly question: Question; readonly accepted: Ahead }
  | {
      readonly what: 'choice'
      readonly question: Question
      readonly options: readonly Option[]
      /** What would come of each, where they are few enough to be looked at. */
      readonly ways: readonly Ahead[]
    }
  | {
      readonly what: 'draw'
      readonly question: Question
      readonly odds: readonly { readonly option: Option; readonly weight: number }[]
    }
  | Roll

/** A die, with the faces that succeed and what comes of each result; null where none is of its kind. */
export interface Roll {
  readonly what: 'roll'
  readonly question: Question
  readonly succeeding: readonly number[]
  readonly success: Ahead | null
  readonly failure: Ahead | null
}

/** What comes of answers given in one go. */
export interface Consequence extends Ahead {
  /** The question, and the first of its answers. */
  readonly asked: Question
  readonly answer: Option
}

/** What an Event would do, told to one of the sides. */
export interface Rehearsal extends Ahead {
  readonly by: Faction
}

/** What answers would do at once, and what would be asked next. */
export interface Preview {
  readonly facts: readonly Fact[]
  readonly net: { readonly before: number; readonly after: number }
  readonly next: Question | null
}
