import { SIDES, board, cardInPlay, type Game } from '../arab-revolt'
import { rehearse } from '../../insight/index'
import { Icon } from '../kit/icon'
import { CARD_TEXT } from '../../games/arab-revolt/words/en/cards'
import { NOW, nowText } from '../../games/arab-revolt/words/en/now'

/** What each side of the Event would do now, for whoever could choose it; nothing while nobody could. */
export function EventNow({ game }: { game: Game }) {
  const card = cardInPlay(board(game))
  const sides = SIDES.flatMap((side) => {
    const text = card && CARD_TEXT[card][side]
    const rehearsal = rehearse(game, side)
    return text && rehearsal ? [{ side, text, rehearsal }] : []
  })
  if (sides.length === 0) return null
  return (
    <ul className="event-now">
      {sides.map(({ side, text, rehearsal }) => (
        <li key={side}>
          <Icon of={side} /> <i className="heading">{text.heading}</i> <b>{NOW.label}:</b>{' '}
          <span className="note">{nowText(rehearsal)}</span>
        </li>
      ))}
    </ul>
  )
}
