import type { ReactNode } from 'react'
import type { GameId } from '../../games/index'
import { gameOf, type Kept } from '../../store/index'
import { useLibrary } from '../kit/use-library'
import { standingOf, titleOf } from '../words/en/library'
import { STUDIES } from '../words/en/studies'

interface Props {
  readonly game: GameId
  readonly onLayOut: () => void
  readonly onExplore: () => void
  readonly onReview: (id: string) => void
  readonly onLibrary: () => void
}

/** So many games are named, the latest first. */
const MOST = 3

function Way({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <p className="note">{note}</p>
      {children}
    </section>
  )
}

function Reviews({ games, onReview }: { games: readonly Kept[] } & Pick<Props, 'onReview'>) {
  if (games.length === 0) return <p>{STUDIES.noneKept}</p>
  return (
    <ul>
      {games.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            aria-label={STUDIES.review(titleOf(one))}
            onClick={() => onReview(one.id)}
          >
            <b>{titleOf(one)}</b> <small>{standingOf(one)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What else leads into the lab: a position of one’s own, the openings, the games kept. */
export function WaysIn({ game, onLayOut, onExplore, onReview, onLibrary }: Props) {
  const kept = useLibrary((state) => state.kept)
  const games = kept.filter((one) => gameOf(one) === game && one.card > 0).slice(0, MOST)
  return (
    <div className="ways-in">
      <Way title={STUDIES.own} note={STUDIES.ownNote}>
        <button type="button" onClick={onLayOut}>
          {STUDIES.layOut}
        </button>
      </Way>
      <Way title={STUDIES.openings} note={STUDIES.openingsNote}>
        <button type="button" onClick={onExplore}>
          {STUDIES.explore}
        </button>
      </Way>
      <Way title={STUDIES.kept} note={STUDIES.keptNote}>
        <Reviews games={games} onReview={onReview} />
        <button type="button" onClick={onLibrary}>
          {STUDIES.all}
        </button>
      </Way>
    </div>
  )
}
