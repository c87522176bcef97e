import type { TermWords } from '../../../ui/screen/terms'
import { CARDS, optionKind, type Box, type Option, type ArabRevolt } from '../rules/index'
import { ASK_TERMS, BOX_TERMS, CAUSE_TERMS, KIND_TERMS } from '../words/en/help/explains'
import { GLOSSARY } from '../words/en/help/glossary'
import { HEADS } from '../words/en/help/heads'
import type { TermId } from '../words/en/help/terms'

const isTerm = (id: string): id is TermId => Object.hasOwn(HEADS, id)

const termOf = (option: Option): TermId | null => {
  switch (optionKind(option)) {
    case 'box':
      return BOX_TERMS[option as Box]
    case 'operation':
    case 'activity':
    case 'punishment':
    case 'word':
      return isTerm(option as string) ? (option as TermId) : null
    case 'chit': {
      const { chit } = option as { chit: number | string }
      return typeof chit === 'string' && isTerm(chit) ? chit : 'chit-effect'
    }
    default:
      return null
  }
}

/** What the rules in brief of Arab Revolt explain. */
export const TERMS: TermWords<ArabRevolt> = {
  all: Object.keys(HEADS),
  heads: HEADS,
  glossary: GLOSSARY,
  ofCause: (what) => CAUSE_TERMS[what],
  ofCard: (card) => KIND_TERMS[CARDS[card].kind],
  ofAsk: (ask) => ASK_TERMS[ask],
  ofAnswer: termOf,
}
