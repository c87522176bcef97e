import { useCallback, useState } from 'react'
import { Drop } from './library/drop'
import { LibraryPage } from './library/library-page'
import { newSeed } from './table/seed'
import { StartPage } from './table/start-page'
import { TableScreen } from './table/table'
import { LIBRARY } from './text/library'
import { useSeat } from './use-library'
import { useTable } from './use-table'
import './page.css'
import './decision/decision.css'
import './log/log.css'
import './table/start.css'
import './table/table.css'

type Screen = 'first' | 'table' | 'library'

/** The first screen, and from there the table and the games that are kept. */
export function Page() {
  const begun = useTable(({ setup }) => setup !== null)
  const begin = useTable(({ newGame }) => newGame)
  // After a reload the table is there before the page.
  const [wished, setScreen] = useState<Screen>(begun ? 'table' : 'first')
  const [seed, setSeed] = useState(newSeed)
  const screen = wished === 'table' && !begun ? 'first' : wished
  const sit = useCallback(() => setScreen('table'), [])
  const leave = () => {
    setSeed(newSeed())
    setScreen('first')
  }
  useSeat(screen === 'table')
  return (
    <>
      {screen === 'table' && <TableScreen onLeave={leave} />}
      {screen === 'library' && <LibraryPage onOpened={sit} onBack={leave} />}
      {screen === 'first' && (
        <>
          <StartPage
            seed={seed}
            begun={begun}
            onResume={sit}
            onBegin={(setup) => {
              begin(setup)
              sit()
            }}
          />
          <button type="button" onClick={() => setScreen('library')}>
            {LIBRARY.title}
          </button>
        </>
      )}
      <Drop onOpened={sit} />
    </>
  )
}
