import { CARDS, SIDES, cardInPlay, type Board, type CardId } from '../../rules/index'
import { CARD_TEXT } from '../text/cards'
import { cardName, cardNumber } from '../text/names'
import { DECISION, KINDS, TABLE } from '../text/words'

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

/** Capabilities in effect, with the side that was taken. */
export function InEffect({ capabilities }: { capabilities: Board['capabilities'] }) {
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
    </div>
  )
}

/** The card in play with both its texts, unless they stand elsewhere, and the Capabilities in effect. */
export function Card({ board, brief }: { board: Board; brief: boolean }) {
  const card = cardInPlay(board)
  const text = card && CARD_TEXT[card]
  return (
    <section className={brief ? 'card brief' : 'card'} aria-label={TABLE.card}>
      <h2>
        {card ? cardName(card) : TABLE.noCard} <span className="note">{card}</span>
        <span className="where note">
          {card && TABLE.cardOf(KINDS[CARDS[card].kind], cardNumber(board.played.length))}
        </span>
      </h2>
      {card && !brief && <Sides card={card} />}
      {text && !brief && (
        <details className="background">
          <summary>{TABLE.background}</summary>
          {text.tips && <p>{text.tips}</p>}
          <p>{text.background}</p>
        </details>
      )}
      <InEffect capabilities={board.capabilities} />
    </section>
  )
}
