import { pilesIn } from '../../../../coin/piles'
import { enter, reveal } from '../board/verbs'
import { CARDS, CARD_IDS, PILE, isPropaganda, type CardId } from '../data/cards'
import { asking } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import type { ArabRevolt } from '../script/world'

export type { NextCardOdds } from '../../../../coin/piles'

/** 2.1 Three piles: each four Events on top of two Events and a Propaganda card, shuffled. */
export const { nextCardOdds, nextCard } = pilesIn<ArabRevolt>(
  { pile: PILE, cards: CARD_IDS, isPropaganda },
  asking,
)

/** 2.2, 2.3.7 Turns up the next card: the fixed one, or one that chance draws. */
export function* revealPhase(t: Play, fixed: CardId | undefined): Script {
  const card = yield* nextCard(t.board, fixed)
  reveal(t, card)
  if (isPropaganda(card)) enter(t, 'political-will')
  else enter(t, CARDS[card].kind === 'mandatory' ? 'mandatory-event' : 'first-eligible')
}
