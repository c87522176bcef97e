import { SIDES, type CardId, type Side } from '../arab-revolt'
import { SideName } from '../decision/side'
import { Glossed } from '../reader/glossed'
import { Term } from '../reader/term'
import { BROWSER } from '../words/en/browser'
import { CARD_TEXT, ROUND_TEXT } from '../../games/arab-revolt/words/en/cards'

/** What a Propaganda card does, beside its round where it does more. */
function OfRound({ card }: { card: CardId }) {
  const text = ROUND_TEXT[card]
  return (
    <div className="no-sides">
      {text && (
        <section>
          <i className="heading">{text.heading}</i>
          <p>
            <Glossed text={text.effect} />
          </p>
        </section>
      )}
      <p>{text ? BROWSER.moreThanRound : BROWSER.noSides}</p>
    </div>
  )
}

/** Both texts of a card, each under the name of its side. */
export function CardSides({ card, taken }: { card: CardId; taken: Side | null }) {
  const text = CARD_TEXT[card]
  if (!text.unshaded) return <OfRound card={card} />
  return (
    <div className="sides">
      {SIDES.map((side) => {
        const one = text[side]
        return (
          one && (
            <section key={side} className={side === taken ? `${side} taken` : side}>
              {text.shaded && (
                <p className="side">
                  <Term of="sides">
                    <SideName side={side} />
                  </Term>
                </p>
              )}
              <i className="heading">{one.heading}</i>
              <p>
                <Glossed text={one.effect} />
              </p>
            </section>
          )
        )
      })}
    </div>
  )
}
