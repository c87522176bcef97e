import { keysOf } from '../../coin/keys-of'
import { board, cardInPlay, type Game } from '../../games/index'
import { rehearse } from '../../insight/index'
import { Icon } from '../kit/icon'
import { NOW } from '../words/en/ways'
import { nowText } from '../words/en/now'
import { useScreen } from '../screen/use-screen'

/** What each side of the Event would do now, for whoever could choose it; nothing while nobody could. */
export function EventNow({ game }: { game: Game }) {
  const screen = useScreen()
  const { words } = screen
  const card = cardInPlay(board(game))
  const sides = keysOf(words.sides).flatMap((side) => {
    const text = card && words.side(card, side)
    const rehearsal = rehearse(game, side)
    return text && rehearsal ? [{ side, text, rehearsal }] : []
  })
  if (sides.length === 0) return null
  return (
    <ul className="event-now">
      {sides.map(({ side, text, rehearsal }) => (
        <li key={side}>
          <Icon of={side} /> <i className="heading">{text.heading}</i> <b>{NOW.label}:</b>{' '}
          <span className="note">{nowText(rehearsal, screen)}</span>
        </li>
      ))}
    </ul>
  )
}
