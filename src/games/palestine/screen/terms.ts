import type { TermWords } from '../../../ui/screen/terms'
import {
  CARDS,
  optionKind,
  type Box,
  type CardHeader,
  type CardId,
  type Option,
} from '../rules/index'
import type { Palestine } from '../rules/index'
import { ASK_TERMS, BOX_TERMS, CAUSE_TERMS, KIND_TERMS } from '../words/en/help/explains'
import { GLOSSARY } from '../words/en/help/glossary'
import { HEADS } from '../words/en/help/heads'
import type { TermId } from '../words/en/help/terms'

const isTerm = (id: string): id is TermId => Object.hasOwn(HEADS, id)

/** 5.4 A starred card is explained by its star. */
const cardTerm = (card: CardId): TermId => {
  const header: CardHeader = CARDS[card]
  return header.starred ? 'starred' : KIND_TERMS[header.kind]
}

const termOf = (option: Option): TermId | null => {
  switch (optionKind(option)) {
    case 'box':
      return BOX_TERMS[option as Box]
    case 'operation':
    case 'activity':
    case 'word':
      return isTerm(option as string) ? (option as TermId) : null
    case 'chit':
      return 'intel-chits'
    default:
      return null
  }
}

/** What the rules in brief of Palestine explain. */
export const TERMS: TermWords<Palestine> = {
  all: Object.keys(HEADS),
  heads: HEADS,
  glossary: GLOSSARY,
  ofCause: (what) => CAUSE_TERMS[what],
  ofCard: cardTerm,
  ofAsk: (ask) => ASK_TERMS[ask],
  ofAnswer: termOf,
}
