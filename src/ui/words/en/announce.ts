import { kindOf, type Side } from '../../../games/index'
import type { Step } from '../../../store/index'
import type { Screen } from '../../screen/screen'

/** What an answer was called when it was given: of a side its title. */
export const givenText = (
  { question: { ask, about }, answer, card }: Pick<Step, 'question' | 'answer' | 'card'>,
  { words, story }: Screen,
): string => {
  if (answer === 'done') return words.done(ask, about)
  return card !== null && kindOf(story, answer) === 'side'
    ? `“${words.side(card, answer as Side)?.heading ?? words.cardName(card)}”`
    : words.title(answer, ask)
}

/** What a player has chosen, as a sentence. */
export const chosenText = (step: Step, screen: Screen): string =>
  `${screen.words.who(step.question.by)} choose: ${givenText(step, screen)}.`
