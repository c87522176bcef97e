import { useState } from 'react'
import type { TableSetup } from '../store/index'
import { openCard, openPage, openRuling } from './help/reader'
import { Reading } from './help/reading'
import { FIRST_GAME } from './learn/first-game'
import { ExampleScreen } from './start/example/example-screen'
import { FirstScreen } from './start/first-screen'
import { keptOf } from './start/kept'
import { NewGame } from './start/new-game'
import { PaperOf } from './start/paper-of'
import { newSeed } from './start/seed'
import { namesBefore, watchedGame } from './start/setups'
import type { Start } from './start/starting'
import { TableScreen } from './table/table'
import type { LinkId } from './text/start'
import { useSeat } from './use-library'
import { useTable } from './use-table'
import './page.css'
import './decision/decision.css'
import './log/log.css'
import './table/table.css'

interface FrontProps {
  readonly onBegin: (setup: TableSetup) => void
  readonly onContinue: () => void
  readonly onNewGame: () => void
  readonly onExample: () => void
}

/** The first screen, with the game on the table and the papers that can be read. */
function Front({ onBegin, ...goes }: FrontProps) {
  const table = useTable((state) => state)
  const [paper, setPaper] = useState<LinkId | null>(null)
  return (
    <>
      <FirstScreen
        kept={keptOf(table)}
        {...goes}
        onLearn={() => onBegin(FIRST_GAME)}
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

type Screen = 'first' | 'table' | 'example' | { readonly setUp: Start }

/** The first screen, and from there a new game or the table. */
export function Page() {
  const before = useTable(({ setup }) => setup)
  const newGame = useTable((state) => state.newGame)
  // After a reload the table is there before the page.
  const [screen, setScreen] = useState<Screen>(before ? 'table' : 'first')
  useSeat(screen === 'table')
  const begin = (setup: TableSetup) => {
    newGame(setup)
    setScreen('table')
  }
  const back = () => setScreen('first')
  const setUp = (start: Start) => setScreen({ setUp: start })
  if (screen === 'table') return <TableScreen onLeave={back} />
  if (screen === 'example') return <ExampleScreen onBack={back} onPlay={setUp} />
  if (screen === 'first')
    return (
      <Front
        onBegin={begin}
        onContinue={() => setScreen('table')}
        onNewGame={() => setUp('printed')}
        onExample={() => setScreen('example')}
      />
    )
  return <NewGame names={namesBefore(before)} start={screen.setUp} onBegin={begin} onBack={back} />
}
