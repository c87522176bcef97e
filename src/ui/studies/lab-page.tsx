import { useCallback, useEffect, useState } from 'react'
import type { GameId } from '../../games/index'
import type { SavedGame } from '../../store/index'
import { useHistory } from '../hands/opened'
import { useFetched } from '../kit/use-fetched'
import { MissingPart } from '../kit/missing-part'
import { useStores } from '../kit/stores'
import { OfGame } from '../kit/of-game'
import { useHeading } from '../kit/use-heading'
import { useLibrary } from '../kit/use-library'
import { WhichGame } from '../kit/which-game'
import { OpeningsPage } from '../openings/openings-page'
import { usePlace } from '../places/use-places'
import { openLab } from '../hands/lab-open'
import { offerOf } from '../screen/cover'
import { drawnGames } from '../screen/screens'
import { STUDIES } from '../words/en/studies'
import { layOut } from './lay-out'
import { recordFor, studiesOf } from './studied'
import { StudyList } from './study-list'
import { WaysIn } from './ways-in'

interface Props {
  /** Puts a game on the table and sits down at it. */
  readonly onPlay: (game: SavedGame) => void
  readonly onOpened: () => void
  readonly onLibrary: () => void
  readonly onBack: () => void
}

function Inside({ game, onExplore, ...props }: Props & { game: GameId; onExplore: () => void }) {
  const { onPlay, onOpened, onLibrary } = props
  const open = useLibrary((state) => state.open)
  const stores = useStores()
  const { openHistory } = useHistory()
  const [fetched, again] = useFetched(useCallback(() => studiesOf(game), [game]))
  const levels = offerOf(game)?.levels ?? []
  const review = async (id: string) => {
    if (!(await open(id))) return
    openHistory({ instead: 'review' })
    onOpened()
  }
  return (
    <div className="inside">
      {fetched === 'missing' && <MissingPart onAgain={again} />}
      {typeof fetched === 'object' && fetched.got.length > 0 && (
        <StudyList
          game={game}
          studies={fetched.got}
          onTry={(study) => {
            const saved = recordFor(game, study, levels)
            openLab(stores, false)
            if (saved) onPlay(saved)
          }}
        />
      )}
      <WaysIn
        {...{ game, onExplore, onLibrary }}
        onLayOut={() => layOut(game, onPlay, stores, openHistory)}
        onReview={(id) => void review(id)}
      />
    </div>
  )
}

/** The way from the first screen into the lab: positions to try, one’s own, the openings, the games kept. */
export function LabPage(props: Props) {
  const [first = ''] = drawnGames()
  const [game, setGame] = useState(first)
  const [openings, setOpenings] = useState<GameId | null>(null)
  const refresh = useLibrary((state) => state.refresh)
  const heading = useHeading()
  usePlace(openings, setOpenings)
  useEffect(() => void refresh(), [refresh])
  if (openings !== null) return <OpeningsPage of={openings} onBack={() => setOpenings(null)} />
  return (
    <main className="lab-page">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {STUDIES.title}
        </h1>
        <WhichGame game={game} onChoose={setGame} />
        <button type="button" onClick={props.onBack}>
          {STUDIES.back}
        </button>
      </header>
      <p className="about">{STUDIES.about}</p>
      <OfGame key={game} game={game} onClose={props.onBack}>
        <Inside {...props} game={game} onExplore={() => setOpenings(game)} />
      </OfGame>
    </main>
  )
}
