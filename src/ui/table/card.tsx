import { CARDS, SIDES, cardInPlay, type Board, type CardId, type Side } from '../arab-revolt'
import { Icon } from '../kit/icon'
import { SideName } from '../decision/side'
import { openCard } from '../reader/reader'
import { Term } from '../reader/term'
import { BROWSER } from '../words/en/browser'
import { CARD_TEXT } from '../../games/arab-revolt/words/en/cards'
import { KIND_TERMS } from '../../games/arab-revolt/words/en/help/explains'
import { cardName, cardNumber, KINDS } from '../../games/arab-revolt/words/en/names'
import { TABLE } from '../words/en/words'

function CardSide({ card, side }: { card: CardId; side: Side }) {
  const text = CARD_TEXT[card][side]
  if (!text) return null
  // The longer text gets more of the width, so that both end at about the same height.
  const width = Math.sqrt(text.effect.length)
  return (
    <div className={side} style={{ flexGrow: width }}>
      <p className="side-head">
        <i className="heading">{text.heading}</i>
        <SideName side={side} />
      </p>
      <p>{text.effect}</p>
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

/** What kind of card it is, and its number among those turned up. */
function Where({ card, played }: { card: CardId; played: number }) {
  const { kind } = CARDS[card]
  return (
    <>
      <Term of={KIND_TERMS[kind]}>{KINDS[kind]}</Term>, {TABLE.cardOf(cardNumber(played))}
    </>
  )
}

/** The card in play with both its texts, and the Capabilities in effect. */
export function Card({ board }: { board: Board }) {
  const card = cardInPlay(board)
  return (
    <section className="card" aria-label={TABLE.card}>
      <h2>
        {card ? cardName(card) : TABLE.noCard} <span className="note">{card}</span>
        <span className="where note">
          {card && <Where card={card} played={board.played.length} />}
        </span>
      </h2>
      {card && CARDS[card].sides.length > 0 && (
        <div className="sides">
          {SIDES.map((side) => (
            <CardSide key={side} card={card} side={side} />
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
