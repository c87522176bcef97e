import { pilesIn } from '../../../../coin/piles'
import { enter, reveal } from '../board/verbs'
import { CARD_IDS, PILE, isPropaganda, type CardId } from '../data/cards'
import { asking } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import type { Palestine } from '../script/world'

export type { NextCardOdds } from '../../../../coin/piles'

/** 2.1 Three piles: each four Events on top of two Events and a Propaganda card, shuffled. */
export const { nextCardOdds, nextCard } = pilesIn<Palestine>(
  { pile: PILE, cards: CARD_IDS, isPropaganda },
  asking,
)

/** 2.2, 2.3.6 Turns up the next card: the fixed one, or one that chance draws. */
export function* revealPhase(t: Play, fixed: CardId | undefined): Script {
  const card = yield* nextCard(t.board, fixed)
  reveal(t, card)
  enter(t, isPropaganda(card) ? 'political-will' : 'first-eligible')
}
