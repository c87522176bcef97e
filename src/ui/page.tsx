import { useCallback, useEffect, useState } from 'react'
import type { GameId } from '../games/index'
import type { SavedGame, TableSetup } from '../store/index'
import { openCard, openPage, openRuling } from './reader/reader'
import { Reading } from './help/reading'
import { later, useTheRest } from './kit/later'
import { HintCard } from './learn/hints'
import { setupOf, taught } from './learn/taught'
import { Drop } from './library/drop'
import { LinkNotice } from './share/link-notice'
import { usePlace } from './places/use-places'
import { ExampleScreen } from './start/example/example-screen'
import { FirstScreen } from './start/first-screen'
import { NewGame } from './start/new-game'
import { PaperOf } from './start/paper-of'
import { newSeed } from './kit/seed'
import { namesBefore, watchedGame } from './start/setups'
import type { Start } from './start/starting'
import type { LinkId } from './words/en/start'
import { useLibrary, useSeat } from './kit/use-library'
import { table, useTable } from './kit/use-table'
import { loadScreen, screenOf } from './screen/screens'
import { GameContext } from './screen/use-screen'
import './styles'

const LibraryPage = later(
  async () => (await import('./library/library-page')).LibraryPage,
  ({ onBack }) => onBack(),
)
const PlainTable = later(
  async () => (await import('./plain/plain-table')).PlainTable,
  ({ onLeave }) => onLeave(),
)
const TableScreen = later(
  async () => (await import('./table/table')).TableScreen,
  ({ onLeave }) => onLeave(),
)

interface FrontProps {
  readonly onBegin: (setup: TableSetup) => void
  readonly onOpened: () => void
  readonly onNewGame: () => void
  readonly onExample: () => void
  readonly onLibrary: () => void
}

/** The first screen, with the game that was played last and the papers that can be read. */
function Front({ onBegin, onOpened, ...goes }: FrontProps) {
  const refresh = useLibrary((state) => state.refresh)
  const open = useLibrary((state) => state.open)
  const last = useLibrary(({ kept }) => kept.find(({ toMove }) => toMove !== null)) ?? null
  const [paper, setPaper] = useState<LinkId | null>(null)
  usePlace(paper, setPaper)
  useEffect(() => void refresh(), [refresh])
  const learn = () => {
    const [first] = taught.getState()
    const setup = first && setupOf(first)
    if (setup) onBegin(setup)
  }
  const resume = async () => last && (await open(last.id)) && onOpened()
  return (
    <>
      <FirstScreen
        kept={last}
        {...goes}
        onContinue={() => void resume()}
        onLearn={() => void HintCard.ready().then(learn)}
        onWatch={() => onBegin(watchedGame(newSeed()))}
        links={{
          subject: () => setPaper('subject'),
          about: () => setPaper('about'),
          help: () => openPage('contents'),
          cards: () => openCard(null),
          rulings: () => openRuling(null),
          keys: () => openPage('keys'),
          display: () => openPage('display'),
        }}
      />
      <PaperOf link={paper} onClose={() => setPaper(null)} />
      <div className="beside-first">
        <Reading game={null} />
      </div>
    </>
  )
}

type Screen = 'first' | 'table' | 'example' | 'library' | { readonly setUp: Start }

/** The table of the game that is on it: where that game has no drawings, a plain one. */
function TableOf({ game, onLeave }: { game: GameId | null; onLeave: () => void }) {
  if (game !== null && screenOf(game) === null) return <PlainTable onLeave={onLeave} />
  return (
    <GameContext value={game}>
      <TableScreen onLeave={onLeave} />
    </GameContext>
  )
}

/** All that the table needs of the game that is on it. */
const tableReady = async (): Promise<void> => {
  const game = table.getState().setup?.game
  await Promise.all([TableScreen.ready(), game !== undefined && loadScreen(game)])
}

/** Which screen is shown, and the ways from one to another. */
const useScreen = (resumed: Promise<boolean>) => {
  const begun = useTable(({ setup }) => setup !== null)
  // After a reload the table is there before the page.
  const [wished, show] = useState<Screen>(begun ? 'table' : 'first')
  // The screen before stays until the table is there.
  const sit = useCallback(() => void tableReady().then(() => show('table')), [])
  useEffect(() => {
    const goOn = async () => {
      if (!(await resumed)) return
      await tableReady()
      // Whoever has gone elsewhere meanwhile stays there.
      show((now) => (now === 'first' ? 'table' : now))
    }
    void goOn()
  }, [resumed])
  const screen = wished === 'table' && !begun ? 'first' : wished
  usePlace(screen === 'first' ? null : screen, (one) => show(one ?? 'first'))
  return { screen, show, sit }
}

/** The first screen, and from there a new game, the games that are kept, or the table. */
function Shown({ screen, show, sit }: ReturnType<typeof useScreen>) {
  const before = useTable(({ setup }) => setup)
  const newGame = useTable((state) => state.newGame)
  const open = useTable((state) => state.open)
  const begin = (setup: TableSetup) => {
    newGame(setup)
    sit()
  }
  const openOn = (game: SavedGame) => {
    open(game)
    sit()
  }
  const back = () => show('first')
  const setUp = (start: Start) => show({ setUp: start })
  if (screen === 'table') return <TableOf game={before?.game ?? null} onLeave={back} />
  if (screen === 'example') return <ExampleScreen onBack={back} onPlay={openOn} />
  if (screen === 'library') return <LibraryPage onOpened={sit} onBack={back} />
  if (screen === 'first')
    return (
      <Front
        onBegin={begin}
        onOpened={sit}
        onNewGame={() => setUp('printed')}
        onExample={() => show('example')}
        onLibrary={() => show('library')}
      />
    )
  return <NewGame names={namesBefore(before)} start={screen.setUp} onBegin={begin} onBack={back} />
}

/** The page: one screen at a time, and whatever is dropped on it. */
export function Page({ resumed }: { readonly resumed: Promise<boolean> }) {
  const showing = useScreen(resumed)
  useSeat(showing.screen === 'table')
  useTheRest()
  return (
    <>
      <Shown {...showing} />
      <Drop onOpened={showing.sit} />
      <LinkNotice onOpened={showing.sit} />
    </>
  )
}
