import { useCallback, useEffect, useState } from 'react'
import type { GameId } from '../games/index'
import type { SavedGame, TableSetup } from '../store/index'
import { later, useTheRest } from './kit/later'
import { tryAgain } from './kit/try-again'
import { Drop } from './library/drop'
import { LinkNotice } from './share/link-notice'
import { usePlace } from './places/use-places'
import type { Start } from './start/starting'
import { useSeat } from './kit/use-library'
import { table, useTable } from './kit/use-table'
import { loadScreen, screenOf, withGame } from './screen/screens'
import { GameContext } from './screen/use-screen'
import './styles'

const Front = later(async () => (await import('./start/front')).Front)
const NewGame = later(
  withGame(async () => (await import('./start/new-game')).NewGame),
  ({ onBack }) => onBack(),
)
const ExampleScreen = later(
  withGame(async () => (await import('./start/example/example-screen')).ExampleScreen),
  ({ onBack }) => onBack(),
)
const LibraryPage = later(
  withGame(async () => (await import('./library/library-page')).LibraryPage),
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

/** All that is needed of what is drawn first: the table at which one sits, or the first screen. */
export const pageReady = (): Promise<void> =>
  table.getState().setup === null ? Front.ready() : tableReady()

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
  const begin = async (setup: TableSetup) => {
    await tryAgain(() => loadScreen(setup.game))
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
        onBegin={(setup) => void begin(setup)}
        onOpened={sit}
        onNewGame={() => setUp('printed')}
        onExample={() => show('example')}
        onLibrary={() => show('library')}
      />
    )
  return (
    <NewGame
      before={before}
      start={screen.setUp}
      onBegin={(setup) => void begin(setup)}
      onBack={back}
    />
  )
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
