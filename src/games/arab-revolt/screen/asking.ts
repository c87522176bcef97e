import type { AskingWords } from '../../../ui/screen/asking'
import { answerText } from '../words/en/answers'
import { choiceNote, choiceTitle } from '../words/en/notes'
import { reasonText } from '../words/en/reasons'

/** What Arab Revolt says where it asks for an answer. */
export const ASKING: AskingWords = {
  answer: answerText,
  title: choiceTitle,
  note: choiceNote,
  reason: reasonText,
}
