import type { Deck } from '../../../ui/screen/deck'
import { CARDS, CARD_IDS, nextCardOdds, type CardHeader, type ArabRevolt } from '../rules/index'
import { KIND_FILTERS, LABEL_OF } from '../words/en/card-kinds'
import { ROUND_TEXT } from '../words/en/round-text'
import { CARD_NOTES } from '../words/en/card-notes'
import { KINDS } from '../words/en/names'

/** The cards of Arab Revolt. */
export const DECK: Deck<ArabRevolt> = {
  cards: CARD_IDS,
  kinds: KIND_FILTERS,
  kindOf: (card) => CARDS[card].kind,
  label: (card) => {
    const { kind, capabilityOf }: CardHeader = CARDS[card]
    return capabilityOf ? LABEL_OF(capabilityOf, KINDS[kind]) : KINDS[kind]
  },
  round: (card) => ROUND_TEXT[card],
  nextOdds: nextCardOdds,
  notes: CARD_NOTES,
}
