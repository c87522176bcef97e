import type { OptionOf, World } from '../coin/world'
import { apply, newGame, type Game, type GameId, type House, type Setup } from '../games/index'

/** What a sentence says of a position and its answers, so that a test can ask the rules and the lab whether it is so. */
export type Claim<W extends World = House> =
  /** One is worth more than another to who is asked, beyond doubt. */
  | { readonly better: OptionOf<W>; readonly than: OptionOf<W> }
  /** All lie within so much of the best of them. */
  | { readonly close: readonly OptionOf<W>[]; readonly within: number }
  /** A side wins so often at least, by the model. */
  | { readonly wins: W['faction']; readonly atLeast: number }
  /** To what Political Will comes, if it is counted now, or after these answers, those of chance among them. */
  | { readonly count: number; readonly after?: readonly OptionOf<W>[] }
  /** Who has won after these answers; what cannot go otherwise follows by itself. */
  | { readonly won: W['faction']; readonly after: readonly OptionOf<W>[] }

/** What the lab makes of a position, in a sentence, with what that claims. */
export interface Finding<W extends World = House> {
  readonly says: string
  readonly claims: readonly Claim<W>[]
}

/** A position to try: somebody answers, and hears what the lab makes of it. */
export interface Study<W extends World = House> {
  readonly id: string
  readonly title: string
  /** Whose answer is asked for. */
  readonly by: W['faction']
  /** What is asked, in one sentence. */
  readonly question: string
  /** What is worth looking at before one answers. */
  readonly look: string
  readonly position: W['position']
  /** The answers that lead from there to the question, those of chance among them. */
  readonly opening: readonly OptionOf<W>[]
  /** From which chance answers from then on. */
  readonly seed: number
  readonly found: readonly Finding<W>[]
  /** What else the lab can do with such a position. */
  readonly then: string
}

/** What the rules are told of a study. */
export const setupOf = ({ position }: Study): Setup => ({ position })

/** The game at the question of a study. */
export const begun = (of: GameId, study: Study): Game =>
  study.opening.reduce<Game>((game, answer) => apply(game, answer), newGame(of, setupOf(study)))
