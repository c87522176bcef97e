import type { CardId, Fact, Faction, Game, Option, PhaseId, Question } from '../games/index'

/** Who gave an answer: a player, chance, or nobody, because there was only one. */
export type Giver = 'player' | 'chance' | 'only-option'

/** One answer, and what came of it. */
export interface Step {
  readonly question: Question
  readonly answer: Option
  readonly given: Giver
  readonly facts: readonly Fact[]
  /** The card and the phase in which it was asked. */
  readonly card: CardId | null
  readonly phase: PhaseId
}

/** A place in the line of a game where a player is waited for. */
export interface Moment {
  readonly game: Game
  /** What has happened since the moment before: a player's answer first, then what followed by itself. */
  readonly steps: readonly Step[]
  /** Whose turn it is; null while only chance has been asked. */
  readonly seat: Faction | null
  /** Whether nothing is left of the turn but to end it. */
  readonly turnOver: boolean
  /** Whether a turn begins here. */
  readonly turnBegins: boolean
}
