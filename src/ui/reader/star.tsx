import type { CardId } from '../../games/index'
import { useScreen } from '../screen/use-screen'
import { openTerm } from './reader'

/** The star of a card: what it means, and the way to read more. */
export function Star({ card }: { card: CardId }) {
  const { star, terms } = useScreen().words
  const says = star(card)
  return (
    says && (
      <button
        type="button"
        className="term star"
        title={says}
        aria-label={says}
        onClick={() => openTerm(terms.ofCard(card))}
      >
        ★
      </button>
    )
  )
}
