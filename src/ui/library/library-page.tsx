import { useEffect, useState } from 'react'
import type { GameId } from '../../games/index'
import { TROUBLE_TEXT } from '../words/en/records'
import { LIBRARY, titleOf } from '../words/en/library'
import { useLibrary } from '../kit/use-library'
import { drawnGames } from '../screen/screens'
import { usePlace } from '../places/use-places'
import { useHistory } from '../hands/opened'
import { later } from '../kit/later'
import { useHeading } from '../kit/use-heading'
import { useTable } from '../kit/use-table'
import { DamagedGame } from './damaged-game'
import { KeptGame } from './kept-game'
import type { Ways } from './open-file'
import { OpenFileButton } from './open-file-button'

const OpeningsPage = later(
  async () => (await import('../openings/openings-page')).OpeningsPage,
  ({ onBack }) => onBack(),
)

/** What was deleted, until the page is left: each can be put back. */
function Removed() {
  const removed = useLibrary((state) => state.removed)
  const restore = useLibrary((state) => state.restore)
  return (
    <div role="status">
      {removed.map(({ kept }) => (
        <p key={kept.id} className="removed">
          {LIBRARY.removed(titleOf(kept))}{' '}
          <button
            type="button"
            aria-label={LIBRARY.restoreOf(titleOf(kept))}
            onClick={() => void restore(kept.id)}
          >
            {LIBRARY.restore}
          </button>
        </p>
      ))}
    </div>
  )
}

/** Where the games are kept, and how surely. */
function Keeping() {
  const trouble = useLibrary((state) => state.trouble)
  const persistent = useLibrary((state) => state.persistent)
  return (
    <p className="note">
      {LIBRARY.where}{' '}
      {trouble ? TROUBLE_TEXT[trouble] : persistent ? LIBRARY.lasting : LIBRARY.passing}
    </p>
  )
}

interface Props extends Ways {
  readonly onBack: () => void
}

/** All games that are kept in this browser. */
export function LibraryPage({ onOpened, onLesson, onBack }: Props) {
  const kept = useLibrary((state) => state.kept)
  const damaged = useLibrary((state) => state.damaged)
  const open = useLibrary((state) => state.open)
  const refresh = useLibrary((state) => state.refresh)
  const { openHistory } = useHistory()
  const onTable = useTable(({ identity }) => identity?.id)
  const heading = useHeading()
  const [first = ''] = drawnGames()
  const [openings, setOpenings] = useState<GameId | null>(null)
  usePlace(openings, setOpenings)
  useEffect(() => void refresh(), [refresh])
  const openGame = async (id: string, review = false) => {
    if (!(await open(id))) return
    openHistory({ instead: review ? 'review' : null })
    onOpened()
  }
  if (openings !== null) return <OpeningsPage of={openings} onBack={() => setOpenings(null)} />
  return (
    <main className="library">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {LIBRARY.title}
        </h1>
        <OpenFileButton onOpened={onOpened} onLesson={onLesson} />
        <button type="button" onClick={() => setOpenings(first)}>
          {LIBRARY.openings}
        </button>
        <button type="button" onClick={onBack}>
          {LIBRARY.back}
        </button>
      </header>
      <Keeping />
      <Removed />
      {kept.length + damaged.length === 0 && <p>{LIBRARY.none}</p>}
      <ul>
        {kept.map((game) => (
          <KeptGame
            key={game.id}
            game={game}
            isOnTable={game.id === onTable}
            onOpen={() => void openGame(game.id)}
            onReview={() => void openGame(game.id, true)}
          />
        ))}
        {damaged.map((id) => (
          <DamagedGame key={id} id={id} onOpen={() => void openGame(id)} />
        ))}
      </ul>
    </main>
  )
}
