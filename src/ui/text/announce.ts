import type { Step } from '../../store/index'
import { DONE_TEXT } from './done'
import { WHO } from './names'
import { choiceTitle } from './notes'

/** What a player has chosen, as a sentence. */
export const chosenText = ({ question: { by, ask }, answer }: Step): string =>
  `${WHO[by]} choose: ${answer === 'done' ? DONE_TEXT[ask] : choiceTitle(answer, ask)}.`
