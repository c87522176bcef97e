import type { Deck } from '../../../ui/screen/deck'
import { CARDS, CARD_IDS, nextCardOdds, type CardHeader, type Palestine } from '../rules/index'
import { KIND_FILTERS, LABEL_OF } from '../words/en/card-kinds'
import { CARD_NOTES } from '../words/en/card-notes'
import { KINDS } from '../words/en/names'

/** The cards of Palestine. None that starts a round does anything beside it. */
export const DECK: Deck<Palestine> = {
  cards: CARD_IDS,
  kinds: KIND_FILTERS,
  kindOf: (card) => CARDS[card].kind,
  label: (card) => {
    const { kind, capabilityOf }: CardHeader = CARDS[card]
    return capabilityOf ? LABEL_OF(capabilityOf, KINDS[kind]) : KINDS[kind]
  },
  round: () => undefined,
  nextOdds: nextCardOdds,
  notes: CARD_NOTES,
}
