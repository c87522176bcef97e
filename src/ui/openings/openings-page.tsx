import { useState } from 'react'
import type { GameId } from '../../games/index'
import { OfGame } from '../kit/of-game'
import { useHeading } from '../kit/use-heading'
import { WhichGame } from '../kit/which-game'
import { OPENINGS } from '../words/en/openings'
import { Explorer } from './explorer'

interface Props {
  /** The game that is told first. */
  readonly of: GameId
  readonly onBack: () => void
}

/** The openings by themselves, from the lab's page and from the list of games. */
export function OpeningsPage({ of, onBack }: Props) {
  const [game, setGame] = useState(of)
  const heading = useHeading()
  return (
    <main className="library openings">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {OPENINGS.title}
        </h1>
        <WhichGame game={game} onChoose={setGame} />
        <button type="button" onClick={onBack}>
          {OPENINGS.back}
        </button>
      </header>
      <OfGame key={game} game={game} onClose={onBack}>
        <Explorer of={game} where={null} Heading="h2" />
      </OfGame>
    </main>
  )
}
