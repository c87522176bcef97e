import { optionKind, type Side } from '../../rules/index'
import type { Step } from '../../../../store/index'
import { sideTitle } from './cards'
import { doneText } from './done'
import { WHO } from './names'
import { choiceTitle } from './notes'

/** What an answer was called when it was given: of a side its title. */
export const givenText = ({ question: { ask, about }, answer, card }: Step): string => {
  if (answer === 'done') return doneText(ask, about)
  return card !== null && optionKind(answer) === 'side'
    ? sideTitle(card, answer as Side)
    : choiceTitle(answer, ask)
}

/** What a player has chosen, as a sentence. */
export const chosenText = (step: Step): string =>
  `${WHO[step.question.by]} choose: ${givenText(step)}.`
