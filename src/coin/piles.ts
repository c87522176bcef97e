import { Decision, type Script } from './decision'
import type { askingIn } from './asking'
import type { CardBoard } from './board'
import { refuse } from './refusal'
import type { OptionOf, VerdictOf, World } from './world'

/** 2.1 Each pile: so many Events on top of a few more and a Propaganda card, shuffled. */
export interface Pile {
  readonly size: number
  readonly eventsOnTop: number
}

/** How likely each card still in the game is to be the next one, as whole numbers. */
export interface NextCardOdds {
  readonly eachEvent: number
  readonly eachPropaganda: number
}

interface Deck<Card extends string> {
  readonly pile: Pile
  readonly cards: readonly Card[]
  readonly isPropaganda: (card: Card) => boolean
}

/** What a fixed deck gives: the next card, for certain. */
const CERTAIN: NextCardOdds = { eachEvent: 1, eachPropaganda: 1 }

/** The deck of a game: no order is hidden in it, for a card is drawn when it is turned up. */
export const pilesIn = <W extends World>(
  { pile, cards, isPropaganda }: Deck<W['card']>,
  { choice }: ReturnType<typeof askingIn<W>>,
) => {
  const propagandas = cards.filter(isPropaganda).length
  const events = cards.length - propagandas

  /**
   * 2.1 Among the last cards of a pile, the Propaganda card that is due is as likely to be the next as any
   * other of those left.
   */
  const nextCardOdds = ({ played }: Pick<CardBoard<W>, 'played'>): NextCardOdds => {
    const propagandasPlayed = played.filter(isPropaganda).length
    const propagandasLeft = propagandas - propagandasPlayed
    const eventsLeft = events - (played.length - propagandasPlayed)
    const piles = Math.floor(played.length / pile.size)
    const inPile = played.length % pile.size
    const due = propagandasPlayed <= piles && inPile >= pile.eventsOnTop
    // A fixed deck may have used up all Events.
    if (eventsLeft === 0) return { eachEvent: 0, eachPropaganda: 1 }
    if (!due) return { eachEvent: 1, eachPropaganda: 0 }
    // One of the cards left in the pile is the Propaganda card, any of those not yet played.
    const othersLeft = pile.size - inPile - 1
    return { eachEvent: othersLeft * propagandasLeft, eachPropaganda: eventsLeft }
  }

  /** 2.2, 2.3.7 The next card: the fixed one, or one that chance draws. */
  function* nextCard(
    board: Pick<CardBoard<W>, 'played'>,
    fixed: W['card'] | undefined,
  ): Script<W, W['card']> {
    const { eachEvent, eachPropaganda } = fixed === undefined ? nextCardOdds(board) : CERTAIN
    const weigh = (card: OptionOf<W>) =>
      isPropaganda(card as W['card']) ? eachPropaganda : eachEvent
    const may = (card: W['card']): VerdictOf<W> => {
      const next = fixed === undefined ? weigh(card) > 0 : card === fixed
      return next && !board.played.includes(card) ? true : refuse('2.1', 'not-next')
    }
    const question = new Decision<W>('chance', 'reveal.card', {}, [choice(cards, may)], weigh)
    return (yield question) as W['card']
  }

  return { nextCardOdds, nextCard }
}
