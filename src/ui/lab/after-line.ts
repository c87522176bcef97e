import {
  apply,
  board,
  cardInPlay,
  options,
  question,
  type Game,
  type Option,
} from '../../games/index'
import type { LineStep } from '../../insight/line-steps'

/** The game after a line, and after what leaves no choice then. */
export const afterLine = (game: Game, line: readonly Option[]): Game => {
  let now = line.reduce((at, option) => apply(at, option), game)
  for (;;) {
    const [only, ...others] = options(now)
    if (only === undefined || others.length > 0) return now
    now = apply(now, only)
  }
}

/** With what a line begins: what whoever is asked chooses, until another is asked. */
export const choicesIn = (
  game: Game,
  line: readonly Option[],
): readonly Omit<LineStep, 'board'>[] => {
  const by = question(game)?.by
  const choices: Omit<LineStep, 'board'>[] = []
  let now = game
  for (const answer of line) {
    const asked = question(now)
    if (asked === null || asked.by !== by) break
    if (options(now).length > 1)
      choices.push({ question: asked, answer, card: cardInPlay(board(now)) })
    now = apply(now, answer)
  }
  return choices
}
