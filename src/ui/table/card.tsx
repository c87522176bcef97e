import { CARDS, SIDES, cardInPlay, type Board, type CardId } from '../../rules/index'
import { openCard } from '../help/reader'
import { Term } from '../help/term'
import { BROWSER } from '../text/browser'
import { CARD_TEXT } from '../text/cards'
import { KIND_TERMS } from '../text/help/explains'
import { cardName, cardNumber } from '../text/names'
import { DECISION, KINDS, TABLE } from '../text/words'

/** What kind of card it is, and the how manieth. */
function Where({ card, played }: { card: CardId; played: number }) {
  const { kind } = CARDS[card]
  return (
    <>
      <Term of={KIND_TERMS[kind]}>{KINDS[kind]}</Term>, {TABLE.cardOf(cardNumber(played))}
    </>
  )
}

function Sides({ card }: { card: CardId }) {
  const text = CARD_TEXT[card]
  return (
    <div className="sides">
      {SIDES.map((side) => {
        const one = text[side]
        return (
          one && (
            <div key={side} className={side}>
              <i className="heading">{one.heading}</i>
              <p>{one.effect}</p>
            </div>
          )
        )
      })}
    </div>
  )
}

interface InEffectProps {
  readonly capabilities: Board['capabilities']
  /** The card in play, where its whole text is not far away. */
  readonly card?: CardId | null
}

/** Capabilities in effect, with the side that was taken; and the way to all that stands on the card. */
export function InEffect({ capabilities, card = null }: InEffectProps) {
  return (
    <div className="in-effect">
      <span className="note">{TABLE.inEffect}</span>
      {capabilities.length === 0 && <span className="note">{TABLE.noCapability}</span>}
      {capabilities.map(({ card, side }) => (
        <details key={card} className={`capability ${side}`} name="capability">
          <summary>
            {card} {cardName(card)} <span className="note">{DECISION[side]}</span>
          </summary>
          <p>{CARD_TEXT[card][side]?.effect}</p>
        </details>
      ))}
      {card && (
        <button type="button" className="term whole" onClick={() => openCard(card)}>
          {BROWSER.read}
        </button>
      )}
    </div>
  )
}

/** The card in play with both its texts, unless they stand elsewhere, and the Capabilities in effect. */
export function Card({ board, brief }: { board: Board; brief: boolean }) {
  const card = cardInPlay(board)
  return (
    <section className={brief ? 'card brief' : 'card'} aria-label={TABLE.card}>
      <h2>
        {card ? cardName(card) : TABLE.noCard} <span className="note">{card}</span>
        <span className="where note">
          {card && <Where card={card} played={board.played.length} />}
        </span>
      </h2>
      {card && !brief && <Sides card={card} />}
      <InEffect capabilities={board.capabilities} card={card} />
    </section>
  )
}
