import { useCallback, useEffect, useState } from 'react'
import type { GameId } from '../games/index'
import { present, type SavedGame, type TableSetup } from '../store/index'
import { LESSON_BEGINS } from '../written/begins'
import { later, useTheRest } from './kit/later'
import { MissingPart } from './kit/missing-part'
import { OfGame } from './kit/of-game'
import { Drop } from './library/drop'
import { LinkNotice } from './share/link-notice'
import { usePlace } from './places/use-places'
import { roundReady } from './propaganda/late'
import { useStores, type Stores } from './kit/stores'
import { useSeat } from './kit/use-library'
import { useTable } from './kit/use-table'
import { withOffers } from './screen/cover'
import { drawnGames, loadScreen } from './screen/screens'
import './styles.css'

const Front = later(withOffers(() => import('./start/front').then((part) => part.Front)))
const NewGame = later(
  withOffers(() => import('./start/new-game').then((part) => part.NewGame)),
  ({ onBack }) => onBack(),
)
const ExampleScreen = later(
  () => import('./start/example/example-screen').then((part) => part.ExampleScreen),
  ({ onBack }) => onBack(),
)
const LibraryPage = later(
  withOffers(() => import('./library/library-page').then((part) => part.LibraryPage)),
  ({ onBack }) => onBack(),
)
const ClassPage = later(
  () => import('./class/class-page').then((part) => part.ClassPage),
  ({ onBack }) => onBack(),
)
const LabPage = later(
  withOffers(() => import('./studies/lab-page').then((part) => part.LabPage)),
  ({ onBack }) => onBack(),
)
const Projector = later(() => import('./class/projector').then((part) => part.Projector))
const PlainTable = later(
  () => import('./plain/plain-table').then((part) => part.PlainTable),
  ({ onLeave }) => onLeave(),
)
const TableScreen = later(
  () => import('./table/table').then((part) => part.TableScreen),
  ({ onLeave }) => onLeave(),
)

type Screen =
  | 'first'
  | 'table'
  | 'library'
  | 'lab'
  | 'class'
  /** The window of a class on the projector. */
  | 'projector'
  | { readonly setUp: GameId }
  | { readonly example: GameId }
  /** What was wanted did not come, and how it is tried again. */
  | { readonly again: () => void }

/** All that the table needs of the game that is on it; where something does not come, its place says so. */
const tableReady = async (table: Stores['table']): Promise<void> => {
  const game = table.getState().setup?.game
  await Promise.allSettled([TableScreen.ready(), game !== undefined && loadScreen(game)])
  const now = present(table.getState())
  if (now) await roundReady(now.game)
}

/** The screen that the address names: a class comes back after a reload, in either of its windows, and a link to a lesson leads to it. */
const addressed = () => {
  const { hash } = location
  if (hash === '#projector') return 'projector'
  return hash === '#class' || hash.startsWith(LESSON_BEGINS) ? 'class' : null
}

/** All that is needed of what is drawn first: a class, the table at which one sits, or the first screen. */
export const pageReady = (table: Stores['table']): Promise<void> => {
  const first = addressed()
  if (first !== null) return (first === 'class' ? ClassPage : Projector).ready()
  return table.getState().setup === null ? Front.ready() : tableReady(table)
}

/** Which screen is shown, and the ways from one to another. */
const useScreen = (resumed: Promise<boolean>) => {
  const { table } = useStores()
  const begun = useTable(({ setup }) => setup !== null)
  // After a reload the table is there before the page.
  const [wished, show] = useState<Screen>(() => addressed() ?? (begun ? 'table' : 'first'))
  // The screen before stays until the table is there.
  const sit = useCallback(() => void tableReady(table).then(() => show('table')), [table])
  useEffect(() => {
    const goOn = async () => {
      if (!(await resumed)) return
      await tableReady(table)
      // Whoever has gone elsewhere meanwhile stays there.
      show((now) => (now === 'first' ? 'table' : now))
    }
    void goOn()
  }, [resumed, table])
  useEffect(() => {
    const hear = () => location.hash.startsWith(LESSON_BEGINS) && show('class')
    addEventListener('hashchange', hear)
    return () => removeEventListener('hashchange', hear)
  }, [])
  const screen = wished === 'table' && !begun ? 'first' : wished
  usePlace(screen === 'first' ? null : screen, (one) => show(one ?? 'first'))
  const [given, give] = useState<string | null>(null)
  const openLesson = useCallback((text: string) => {
    give(text)
    show('class')
  }, [])
  const taken = useCallback(() => give(null), [])
  return { screen, show, sit, given, openLesson, taken }
}

/** The first screen, and from there a new game, the games that are kept, or the table. */
function Shown({ screen, show, sit, given, openLesson, taken }: ReturnType<typeof useScreen>) {
  const before = useTable(({ setup }) => setup)
  const newGame = useTable((state) => state.newGame)
  const open = useTable((state) => state.open)
  const begin = (setup: TableSetup): void =>
    void loadScreen(setup.game).then(
      () => {
        newGame(setup)
        sit()
      },
      () => show({ again: () => begin(setup) }),
    )
  const openOn = (game: SavedGame) => {
    open(game)
    sit()
  }
  const back = () => show('first')
  const toLab = () => show('lab')
  const toLibrary = () => show('library')
  if (screen === 'table') {
    if (!before) return null
    const { game } = before
    if (!drawnGames().includes(game)) return <PlainTable onLeave={back} />
    return (
      // One game may be opened at the table of another.
      <OfGame key={game} game={game} onClose={back}>
        <TableScreen onLeave={back} onLab={toLab} />
      </OfGame>
    )
  }
  if (screen === 'library')
    return <LibraryPage onOpened={sit} onLesson={openLesson} onBack={back} />
  if (screen === 'lab')
    return <LabPage onPlay={openOn} onOpened={sit} onLibrary={toLibrary} onBack={back} />
  if (screen === 'class')
    return <ClassPage given={given} onTaken={taken} onBack={back} onPlay={openOn} />
  if (screen === 'projector') return <Projector />
  if (screen === 'first')
    return (
      <Front
        onBegin={begin}
        onOpened={sit}
        onNewGame={(game) => show({ setUp: game })}
        onExample={(game) => show({ example: game })}
        onLibrary={toLibrary}
        onLab={toLab}
        onTeach={() => show('class')}
      />
    )
  if ('again' in screen) return <MissingPart onAgain={screen.again} onClose={back} />
  if ('example' in screen)
    return (
      <OfGame game={screen.example} onClose={back}>
        <ExampleScreen game={screen.example} onBack={back} onPlay={openOn} />
      </OfGame>
    )
  const setUp = <NewGame game={screen.setUp} before={before} onBegin={begin} onBack={back} />
  return (
    <OfGame game={screen.setUp} plain={setUp} onClose={back}>
      {setUp}
    </OfGame>
  )
}

/** The page: one screen at a time, and whatever is dropped on it. */
export function Page({ resumed }: { readonly resumed: Promise<boolean> }) {
  const showing = useScreen(resumed)
  useSeat(showing.screen === 'table')
  // Neither window of a class fetches what belongs to the table.
  useTheRest(showing.screen !== 'class' && showing.screen !== 'projector')
  return (
    <>
      <Shown {...showing} />
      <Drop onOpened={showing.sit} onLesson={showing.openLesson} />
      <LinkNotice onOpened={showing.sit} />
    </>
  )
}
