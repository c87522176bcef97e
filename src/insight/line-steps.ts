import {
  apply,
  board,
  cardInPlay,
  isOffered,
  options,
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
  /** Whether there were others. */
  readonly isChoice: boolean
  readonly board: Board
}

/** A line from a game, answer by answer, as far as the rules allow it. */
export const lineSteps = (game: Game, line: readonly Option[]): readonly LineStep[] => {
  const steps: LineStep[] = []
  let now = game
  for (const answer of line) {
    const asked = question(now)
    if (asked === null || !isOffered(now, answer)) break
    const [card, isChoice] = [cardInPlay(board(now)), options(now).length > 1]
    now = apply(now, answer)
    steps.push({ question: asked, answer, card, isChoice, board: board(now) })
  }
  return steps
}

/** With what a line begins: what whoever is asked chooses, until another is asked. */
export const choicesIn = (game: Game, line: readonly Option[]): readonly LineStep[] => {
  const steps = lineSteps(game, line)
  const other = steps.findIndex((step) => step.question.by !== steps[0]?.question.by)
  const own = other < 0 ? steps : steps.slice(0, other)
  return own.filter(({ isChoice }) => isChoice)
}
