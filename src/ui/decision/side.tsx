import { cardInPlay, type Board, type Side } from '../../rules/index'
import { CARD_TEXT } from '../text/cards'
import { DECISION } from '../text/words'

/** What a side of the card in play says, on its button. */
export function SideText({ board, side }: { board: Board; side: Side }) {
  const card = cardInPlay(board)
  const text = card && CARD_TEXT[card][side]
  if (!text) return null
  return (
    <>
      <i className="heading">
        {text.heading} <small>{DECISION[side]}</small>
      </i>
      <span className="effect">{text.effect}</span>
    </>
  )
}
