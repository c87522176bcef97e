import type { GameId } from '../../games/index'
import { useHeading } from '../kit/use-heading'
import { OPENINGS } from '../words/en/openings'
import { Explorer } from './explorer'

/** The openings by themselves, from the list of games. */
export function OpeningsPage({ of, onBack }: { of: GameId; onBack: () => void }) {
  const heading = useHeading()
  return (
    <main className="library openings">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {OPENINGS.title}
        </h1>
        <button type="button" onClick={onBack}>
          {OPENINGS.back}
        </button>
      </header>
      <Explorer of={of} where={null} Heading="h2" />
    </main>
  )
}
