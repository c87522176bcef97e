import type { CardId, Side } from '../../games/index'
import { SideName } from '../decision/side-name'
import { Glossed } from '../reader/glossed'
import { Term } from '../reader/term'
import type { SideText } from '../screen/asking'
import { useScreen } from '../screen/use-screen'
import { BROWSER } from '../words/en/browser'
import { sidesOf } from './fate'

function RoundText({ text }: { text: SideText | undefined }) {
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

/** What a Propaganda card does, beside its round where it does more. */
function OfRound({ card }: { card: CardId }) {
  const { Deck } = useScreen()
  return <Deck>{({ round }) => <RoundText text={round(card)} />}</Deck>
}

/** Both texts of a card, each under the name of its side. */
export function CardSides({ card, taken }: { card: CardId; taken: Side | null }) {
  const { words } = useScreen()
  const sides = sidesOf(card, words)
  if (sides.length === 0) return <OfRound card={card} />
  return (
    <div className="sides">
      {sides.map(([side, text]) => (
        <section key={side} className={side} data-taken={side === taken || undefined}>
          {sides.length > 1 && (
            <p className="side">
              <Term of="sides">
                <SideName side={side} />
              </Term>
            </p>
          )}
          <i className="heading">{text.heading}</i>
          <p>
            <Glossed text={text.effect} />
          </p>
        </section>
      ))}
    </div>
  )
}
