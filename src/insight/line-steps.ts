import {
  apply,
  board,
  cardInPlay,
  question,
  type Board,
  type CardId,
  type Game,
  type Option,
  type Question,
} from '../games/index'

/** One answer of a line that might be played, and the board after it. */
export interface LineStep {
  readonly question: Question
  readonly answer: Option
  /** The card in play when it was asked. */
  readonly card: CardId | null
  readonly board: Board
}

/** A line from a game, answer by answer, as far as the rules allow it. */
export const lineSteps = (game: Game, line: readonly Option[]): readonly LineStep[] => {
  const steps: LineStep[] = []
  let now = game
  for (const answer of line) {
    const asked = question(now)
    if (asked === null) break
    const card = cardInPlay(board(now))
    now = apply(now, answer)
    steps.push({ question: asked, answer, card, board: board(now) })
  }
  return steps
}
