import { entryOf } from '../../coin/entry-of'
import type { CardId, Side } from '../../games/index'
import { Glossed } from '../reader/glossed'
import { Star } from '../reader/star'
import { Term } from '../reader/term'
import type { Deck } from '../screen/deck'
import { useScreen } from '../screen/use-screen'
import { BROWSER } from '../words/en/browser'
import { Background } from './background'
import { CardSides } from './card-sides'

interface Props {
  readonly card: CardId
  readonly deck: Deck
  readonly fate: string
  readonly taken: Side | null
}

/** One card, whole: both sides, tips and background, and what has become of it. */
export function CardSheet({ card, deck, fate, taken }: Props) {
  const { words } = useScreen()
  const notes = entryOf(deck.notes, card)
  const { tips, source } = notes
  return (
    <article className="card-sheet">
      <h2 tabIndex={-1}>
        {words.cardName(card)}
        <Star card={card} /> <span className="note">{card}</span>
      </h2>
      <p className="note">
        <Term of={words.terms.ofCard(card)}>{deck.label(card)}</Term>
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
      <Background notes={notes} />
      {source && (
        <p className="note">
          {BROWSER.source}: {source}
        </p>
      )}
    </article>
  )
}
