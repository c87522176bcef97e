import {
  EVENT_CARDS,
  CARDS,
  CARD_IDS,
  PILE,
  PROPAGANDA_CARDS,
  isPropaganda,
  type CardId,
} from '../data/cards'
import type { Board } from '../board/board'
import { enter, reveal } from '../board/verbs'
import { choice } from '../script/ask'
import type { Play } from '../script/capability'
import { Decision, type Script } from '../script/decision'
import type { Option } from '../script/option'
import { refuse, type Verdict } from '../script/refusal'

/** How likely each card still in the game is to be the next one, as whole numbers. */
export interface NextCardOdds {
  readonly eachEvent: number
  readonly eachPropaganda: number
}

/**
 * 2.1 Each pile has four Events on top of two Events and a Propaganda card, shuffled: among the last three
 * cards of a pile, the Propaganda card that is due is as likely to be the next as any other of those left.
 */
export const nextCardOdds = ({ played }: Board): NextCardOdds => {
  const propagandasPlayed = played.filter(isPropaganda).length
  const propagandasLeft = PROPAGANDA_CARDS.length - propagandasPlayed
  const eventsLeft = EVENT_CARDS.length - (played.length - propagandasPlayed)
  const pile = Math.floor(played.length / PILE.size)
  const inPile = played.length % PILE.size
  const due = propagandasPlayed <= pile && inPile >= PILE.eventsOnTop
  // A fixed deck may have used up all Events.
  if (eventsLeft === 0) return { eachEvent: 0, eachPropaganda: 1 }
  if (!due) return { eachEvent: 1, eachPropaganda: 0 }
  // One of the cards left in the pile is the Propaganda card, any of those not yet played.
  const othersLeft = PILE.size - inPile - 1
  return { eachEvent: othersLeft * propagandasLeft, eachPropaganda: eventsLeft }
}

/** What a fixed deck gives: the next card, for certain. */
const CERTAIN: NextCardOdds = { eachEvent: 1, eachPropaganda: 1 }

/** 2.2, 2.3.7 Turns up the next card: the fixed one, or one that chance draws. */
export function* revealPhase(t: Play, fixed: CardId | undefined): Script {
  const { eachEvent, eachPropaganda } = fixed === undefined ? nextCardOdds(t.board) : CERTAIN
  const weigh = (card: Option) => (isPropaganda(card as CardId) ? eachPropaganda : eachEvent)
  const may = (card: CardId): Verdict => {
    const next = fixed === undefined ? weigh(card) > 0 : card === fixed
    return next && !t.board.played.includes(card) ? true : refuse('2.1', 'not-next')
  }
  const cards = [choice(CARD_IDS, may)]
  const card = (yield new Decision('chance', 'reveal.card', {}, cards, weigh)) as CardId
  reveal(t, card)
  if (isPropaganda(card)) enter(t, 'political-will')
  else enter(t, CARDS[card].kind === 'mandatory' ? 'mandatory-event' : 'first-eligible')
}
