import {
  answerCount,
  board,
  facts,
  forecast,
  question,
  type Board,
  type Fact,
  type Game,
  type Question,
} from '../games/index'
import { remembered } from './remembered'
import { playedOn, type Stroke } from './strokes'

/** What answers would do at once, and what would be asked next. */
export interface Preview {
  readonly facts: readonly Fact[]
  /** The board as it would be. */
  readonly board: Board
  readonly net: { readonly before: number; readonly after: number }
  readonly next: Question | null
}

const previewed = (game: Game, stroke: Stroke): Preview => {
  const before = forecast(game).net
  const begin = answerCount(game)
  const after = playedOn(game, stroke)
  return {
    facts: facts(after, begin),
    board: board(after),
    net: { before, after: forecast(after).net },
    next: question(after),
  }
}

/** Answers tried out; the game stays as it is. */
export const preview = remembered(previewed)
