import type { Setup } from './rules'
import type { CauseOf, ChooserOf, OptionOf, World } from './world'
import type { RulesError } from './error'

/** A game: plain JSON, never changed. */
export interface Game<W extends World> {
  /** The rules by which it is played: the name that they bear for ever. */
  readonly of: string
  readonly setup: Setup<W>
  /** The answers of each stretch of the game before the checkpoint. */
  readonly past: readonly (readonly OptionOf<W>[])[]
  /** The board at the first question of the present phase; its script can begin again from there. */
  readonly checkpoint: W['board']
  /** The answers since. */
  readonly choices: readonly OptionOf<W>[]
  /** How many of all answers were chance's. */
  readonly chances: number
}

/** The question that a game waits for. */
export interface Question<W extends World> {
  readonly by: ChooserOf<W>
  readonly ask: W['ask']
  readonly about: W['about']
  /** The rule or card that asks. */
  readonly why: CauseOf<W>
}

/** A game, and nothing but what is needed to play it again. */
export interface GameRecord<W extends World> {
  readonly setup: Setup<W>
  readonly answers: readonly OptionOf<W>[]
}

/** Where a record stops to follow the rules. */
export interface Stop<W extends World> {
  /** The number of the answer that is not an option. */
  readonly answer: number
  readonly error: RulesError<W['mistake']>
}

/** How many answers have been given. */
export const answerCount = <W extends World>(game: Game<W>): number =>
  game.past.reduce((sum, stretch) => sum + stretch.length, 0) + game.choices.length

/** A game as its set-up and its answers. */
export const record = <W extends World>(game: Game<W>): GameRecord<W> => ({
  setup: game.setup,
  answers: [...game.past.flat(), ...game.choices],
})
