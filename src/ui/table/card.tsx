import {
  CARDS,
  SIDES,
  cardInPlay,
  type Board,
  type CardId,
  type Game,
  type Side,
} from '../../rules/index'
import { rehearse } from '../../store/index'
import { Icon } from '../icon'
import { SideName } from '../decision/side'
import { openCard } from '../help/reader'
import { Term } from '../help/term'
import { BROWSER } from '../text/browser'
import { CARD_TEXT } from '../text/cards'
import { KIND_TERMS } from '../text/help/explains'
import { cardName, cardNumber } from '../text/names'
import { NOW, nowText } from '../text/now'
import { KINDS, TABLE } from '../text/words'

function CardSide({ card, side, game }: { card: CardId; side: Side; game: Game | null }) {
  const text = CARD_TEXT[card][side]
  const rehearsal = game && rehearse(game, side)
  if (!text) return null
  const now = rehearsal ? nowText(rehearsal) : ''
  // The longer text gets more of the width, so that both end at about the same height.
  const width = Math.sqrt(text.effect.length + now.length)
  return (
    <div className={side} style={{ flexGrow: width }}>
      <p className="side-head">
        <i className="heading">{text.heading}</i>
        <SideName side={side} />
      </p>
      <p>{text.effect}</p>
      {rehearsal && (
        <p className="now">
          <b>{NOW.label}:</b> {now}
        </p>
      )}
    </div>
  )
}

/** Capabilities in effect, with the side that was taken. */
export function InEffect({ capabilities }: { capabilities: Board['capabilities'] }) {
  return (
    <>
      <span className="note">
        <Icon of="capability" /> {TABLE.inEffect}
        {capabilities.length === 0 && `: ${TABLE.noCapability}`}
      </span>
      {capabilities.map(({ card, side }) => (
        <details key={card} className={`capability ${side}`} name="capability">
          <summary>
            {card} {cardName(card)} <SideName side={side} />
          </summary>
          <p>{CARD_TEXT[card][side]?.effect}</p>
        </details>
      ))}
    </>
  )
}

/** What kind of card it is, and the how manieth. */
function Where({ card, played }: { card: CardId; played: number }) {
  const { kind } = CARDS[card]
  return (
    <>
      <Term of={KIND_TERMS[kind]}>{KINDS[kind]}</Term>, {TABLE.cardOf(cardNumber(played))}
    </>
  )
}

interface Props {
  readonly board: Board
  /** The game as it is asked, for what the Event would do now; null while nothing is asked. */
  readonly game: Game | null
  /** Whether the texts stand elsewhere. */
  readonly brief: boolean
}

/** The card in play with both its texts, and the Capabilities in effect. */
export function Card({ board, game, brief }: Props) {
  const card = cardInPlay(board)
  return (
    <section className={brief ? 'card brief' : 'card'} aria-label={TABLE.card}>
      <h2>
        {card ? cardName(card) : TABLE.noCard} <span className="note">{card}</span>
        <span className="where note">
          {card && <Where card={card} played={board.played.length} />}
        </span>
      </h2>
      {card && !brief && CARDS[card].sides.length > 0 && (
        <div className="sides">
          {SIDES.map((side) => (
            <CardSide key={side} card={card} side={side} game={game} />
          ))}
        </div>
      )}
      <div className="below">
        <InEffect capabilities={board.capabilities} />
        {card && (
          <button type="button" className="term whole" onClick={() => openCard(card)}>
            {BROWSER.read}
          </button>
        )}
      </div>
    </section>
  )
}
