import { CARDS, type CardId, type Side } from '../arab-revolt'
import { Glossed } from '../reader/glossed'
import { Term } from '../reader/term'
import { BROWSER } from '../words/en/browser'
import { CARD_NOTES } from '../../games/arab-revolt/words/en/card-notes'
import { KIND_TERMS } from '../../games/arab-revolt/words/en/help/explains'
import { cardName, KINDS } from '../../games/arab-revolt/words/en/names'
import { CardSides } from './card-sides'

/** One card, whole: both sides, tips and background, and what has become of it. */
export function CardSheet(props: { card: CardId; fate: string; taken: Side | null }) {
  const { card, fate, taken } = props
  const { tips, background } = CARD_NOTES[card]
  const header = CARDS[card]
  const kind = KINDS[header.kind]
  const owner = 'capabilityOf' in header ? header.capabilityOf : undefined
  return (
    <article className="card-sheet">
      <h2 tabIndex={-1}>
        {cardName(card)} <span className="note">{card}</span>
      </h2>
      <p className="note">
        <Term of={KIND_TERMS[header.kind]}>{owner ? BROWSER.capabilityOf(owner, kind) : kind}</Term>
        {fate && `, ${fate}`}
      </p>
      <CardSides card={card} taken={taken} />
      {tips && (
        <>
          <h3>{BROWSER.tips}</h3>
          <p>
            <Glossed text={tips} />
          </p>
        </>
      )}
      <h3>{BROWSER.background}</h3>
      <p>{background}</p>
    </article>
  )
}
