import type { AskingWords } from '../../../ui/screen/asking'
import type { ArabRevolt } from '../rules/index'
import { answerText } from '../words/en/answers'
import { CARD_TEXT } from '../words/en/cards'
import { SIDES } from '../words/en/column'
import { doneText } from '../words/en/done'
import { givingNote, givingText } from '../words/en/giving'
import { laneText, movementText, wholeLaneText } from '../words/en/movement'
import { choiceNote, choiceTitle } from '../words/en/notes'
import { helpTexts, promptText } from '../words/en/prompt'
import { reasonText } from '../words/en/reasons'
import { shownText } from '../words/en/reveals'
import { deedsOf, wayText } from '../words/en/ways'

/** What Arab Revolt says where it asks for an answer. */
export const ASKING: AskingWords<ArabRevolt> = {
  answer: answerText,
  title: choiceTitle,
  note: choiceNote,
  giving: givingText,
  givingNote,
  deeds: deedsOf,
  way: wayText,
  reason: reasonText,
  prompt: promptText,
  help: helpTexts,
  done: doneText,
  shows: shownText,
  lane: laneText,
  wholeLane: wholeLaneText,
  moving: movementText,
  sides: SIDES,
  side: (card, side) => CARD_TEXT[card][side],
}
