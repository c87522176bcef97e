import { useState } from 'react'
import { newSeed } from './table/seed'
import { StartPage } from './table/start-page'
import { TableScreen } from './table/table'
import { useSeat } from './use-library'
import { useTable } from './use-table'
import './page.css'
import './decision/decision.css'
import './log/log.css'
import './table/start.css'
import './table/table.css'

/** The first screen, and from there the table. */
export function Page() {
  const begun = useTable(({ setup }) => setup !== null)
  const begin = useTable(({ newGame }) => newGame)
  // After a reload the table is there before the page.
  const [seated, setSeated] = useState(begun)
  const [seed, setSeed] = useState(newSeed)
  useSeat(seated && begun)
  if (seated && begun)
    return (
      <TableScreen
        onLeave={() => {
          setSeed(newSeed())
          setSeated(false)
        }}
      />
    )
  return (
    <StartPage
      seed={seed}
      begun={begun}
      onResume={() => setSeated(true)}
      onBegin={(setup) => {
        begin(setup)
        setSeated(true)
      }}
    />
  )
}
