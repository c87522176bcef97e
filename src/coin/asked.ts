import type { Door } from './door'
import type { Game } from './game'
import type { OptionOf, World } from './world'

/** A question as rules put it at some time, over the game as the rules of now play it. */
export interface Asked<W extends World> {
  /** As far as the answers have led by the rules of now. */
  readonly game: Game<W>
  readonly byChance: boolean
  /** What was listed, in that order. */
  readonly options: () => readonly OptionOf<W>[]
  /** Throws a RulesError for what the rules of now forbid. */
  readonly answer: (option: OptionOf<W>) => Asked<W>
}

/** A question as the rules of now put it; `next` tells how those after it are put. */
export const askedBy = <W extends World>(
  { apply, options, question }: Pick<Door<W>, 'apply' | 'options' | 'question'>,
  game: Game<W>,
  next: (game: Game<W>) => Asked<W>,
): Asked<W> => ({
  game,
  byChance: question(game)?.by === 'chance',
  options: () => options(game),
  answer: (option) => next(apply(game, option)),
})
