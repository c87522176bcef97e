import { optionKind, type CardId, type Option, type Question, type Side } from '../../rules/index'
import { capital } from '../../../../language/english'
import { sideTitle } from './cards'
import { doneText } from './done'
import { SIDE, WHO } from './names'
import { choiceTitle } from './notes'

/** An answer that was given, with what was asked. */
interface Given {
  readonly question: Pick<Question, 'by' | 'ask' | 'about'>
  readonly answer: Option
  readonly card: CardId | null
}

/** What an answer was called when it was given: of a side its title. */
export const givenText = ({ question: { ask, about }, answer, card }: Given): string => {
  if (answer === 'done') return doneText(ask, about)
  return card !== null && optionKind(answer) === 'side'
    ? sideTitle(card, answer as Side)
    : choiceTitle(answer, ask)
}

/** What a player has chosen, as a sentence. */
export const chosenText = (given: Given): string => {
  const { by } = given.question
  return by === 'chance'
    ? `${WHO.chance}: ${givenText(given)}.`
    : `${capital(SIDE[by])} choose: ${givenText(given)}.`
}
