import { board, cardInPlay, forecast, type Game, type Side } from '../../games/index'
import { rehearse } from '../../insight/index'
import { NowRows } from './now'
import { SideName } from './side-name'
import { useScreen } from '../screen/use-screen'

interface Props {
  readonly game: Game
  readonly side: Side
  readonly digit: number | null
  /** What it reveals, if anything. */
  readonly note: string
  readonly onChoose: () => void
  readonly onTry: () => void
}

/** A side of the Event as one large answer: what it says, and what it would do now. */
export function SideButton({ game, side, digit, note, onChoose, onTry }: Props) {
  const { words } = useScreen()
  const here = board(game)
  const card = cardInPlay(here)
  const text = card && words.side(card, side)
  const rehearsal = rehearse(game, side)
  if (!text) return null
  return (
    <button
      type="button"
      className={`side-choice ${side}`}
      data-digit={digit ?? undefined}
      onClick={onChoose}
      onFocus={onTry}
      onPointerEnter={onTry}
    >
      <span className="side-head">
        <span className="digit" aria-hidden="true">
          {digit ?? ''}
        </span>
        <b className="heading">{text.heading}</b>
        <SideName side={side} />
      </span>
      <span className="effect" data-part="effect">
        {text.effect}
      </span>
      {rehearsal && <NowRows rehearsal={rehearsal} before={forecast(game).net} />}
      {note && <small className="final">{note}</small>}
    </button>
  )
}
