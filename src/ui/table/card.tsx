import { keysOf } from '../../coin/keys-of'
import { cardInPlay, type Board, type CardId, type Side } from '../../games/index'
import { Icon } from '../kit/icon'
import { SideName } from '../decision/side-name'
import { openCard } from '../reader/reader'
import { Star } from '../reader/star'
import { Term } from '../reader/term'
import type { Words } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { TABLE } from '../words/en/words'

const sidesOf = (words: Words) => keysOf(words.sides)

function CardSide({ card, side, isOnly }: { card: CardId; side: Side; isOnly: boolean }) {
  const text = useScreen().words.side(card, side)
  if (!text) return null
  // The longer text gets more of the width, so that both end at about the same height.
  const width = Math.sqrt(text.effect.length)
  return (
    <div className={side} style={{ flexGrow: width }}>
      <p className="side-head">
        <i className="heading">{text.heading}</i>
        {!isOnly && <SideName side={side} />}
      </p>
      <p>{text.effect}</p>
    </div>
  )
}

/** Capabilities in effect, with the side that was taken. */
export function InEffect({ capabilities }: { capabilities: Board['capabilities'] }) {
  const { words } = useScreen()
  return (
    <>
      <span className="note">
        <Icon of="capability" /> {TABLE.inEffect}
        {capabilities.length === 0 && `: ${TABLE.noCapability}`}
      </span>
      {capabilities.map(({ card, side }) => (
        <details key={card} className={`capability ${side}`} name="capability">
          <summary>
            <span className="number">{card}</span> {words.cardName(card)} <SideName side={side} />
          </summary>
          <p>{words.side(card, side)?.effect}</p>
        </details>
      ))}
    </>
  )
}

/** What kind of card it is, and its number among those turned up. */
function Where({ card, played }: { card: CardId; played: number }) {
  const { calendar, words } = useScreen()
  return (
    <>
      <Term of={words.terms.ofCard(card)}>{words.kind(card)}</Term>,{' '}
      {TABLE.cardOf(played, calendar.cards)}
    </>
  )
}

/** The card in play with both its texts, and the Capabilities in effect. */
export function Card({ board }: { board: Board }) {
  const { words } = useScreen()
  const card = cardInPlay(board)
  const sides = card ? sidesOf(words).filter((side) => words.side(card, side)) : []
  return (
    <section className="card" data-part="card" aria-label={TABLE.card}>
      <h2>
        {card ? words.cardName(card) : TABLE.noCard}
        {card && <Star card={card} />} <span className="note">{card}</span>
        <span className="where note">
          {card && <Where card={card} played={board.played.length} />}
        </span>
      </h2>
      {card && sides.length > 0 && (
        <div className="sides">
          {sides.map((side) => (
            <CardSide key={side} card={card} side={side} isOnly={sides.length === 1} />
          ))}
        </div>
      )}
      <div className="below">
        <InEffect capabilities={board.capabilities} />
        {card && (
          <button type="button" className="term whole" onClick={() => openCard(card)}>
            {TABLE.readCard}
          </button>
        )}
      </div>
    </section>
  )
}
