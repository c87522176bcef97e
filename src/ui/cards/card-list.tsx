import type { KeyboardEvent } from 'react'
import { entryOf } from '../../coin/entry-of'
import type { CardId } from '../../games/index'
import { inRow } from '../../language/english'
import { useScreen } from '../screen/use-screen'
import { BROWSER } from '../words/en/browser'
import type { Fate } from './fate'
import type { Fates } from './catalogue'

const markOf = ({ place, inPlay, inEffect }: Fate): string => {
  if (inPlay) return BROWSER.now
  if (inEffect) return BROWSER.inEffect(inEffect)
  return place === null ? '' : BROWSER.cardAt(place)
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The arrows go from card to card. */
const goToNext = (event: KeyboardEvent<HTMLOListElement>): void => {
  const step = STEPS[event.key]
  if (step === undefined) return
  const cards = [...event.currentTarget.querySelectorAll('button')]
  const at = cards.findIndex((card) => card === document.activeElement)
  cards[at + step]?.focus()
  event.preventDefault()
}

interface Props {
  readonly cards: readonly CardId[]
  readonly fates: Fates | null
  readonly chosen: CardId | null
  readonly onChoose: (card: CardId) => void
}

/** The cards that were found, each as a way to its sheet. */
export function CardList({ cards, fates, chosen, onChoose }: Props) {
  const { words } = useScreen()
  if (cards.length === 0) return <p className="note">{BROWSER.none}</p>
  return (
    <ol className="card-list" aria-label={BROWSER.list} onKeyDown={goToNext}>
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            aria-current={card === chosen ? 'true' : undefined}
            onClick={() => onChoose(card)}
          >
            <span className="number">{card}</span>
            <b>
              {words.cardName(card)}
              {words.star(card) && ' ★'}
            </b>
            <small>
              {inRow([words.kind(card), fates ? markOf(entryOf(fates, card)) : ''].filter(Boolean))}
            </small>
          </button>
        </li>
      ))}
    </ol>
  )
}
