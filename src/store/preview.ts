import {
  answerCount,
  apply,
  board,
  facts,
  forecast,
  question,
  type Board,
  type Fact,
  type Game,
  type Option,
  type Question,
} from '../rules/index'
import { remembered } from './remembered'

/** What an answer would do at once, and what would be asked next. */
export interface Preview {
  readonly facts: readonly Fact[]
  /** The board as it would be. */
  readonly board: Board
  readonly net: { readonly before: number; readonly after: number }
  readonly next: Question | null
}

const previewed = (game: Game, option: Option): Preview => {
  const before = forecast(board(game)).net
  const after = apply(game, option)
  return {
    facts: facts(after, answerCount(after) - 1),
    board: board(after),
    net: { before, after: forecast(board(after)).net },
    next: question(after),
  }
}

/** An answer tried out; the game stays as it is. The option must be one of its options. */
export const preview = remembered(previewed)
