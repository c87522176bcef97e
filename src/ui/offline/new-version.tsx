import { useState, useSyncExternalStore } from 'react'
import { adoptNewVersion, newVersionIsReady, onVersionChange } from '../../offline/index'
import { OFFLINE } from '../words/en/offline'
import { useTable } from '../kit/use-table'
import { isBetweenTurns } from './between-turns'

/** One quiet line between turns: a newer version may be loaded, or left for another time. */
export function NewVersion() {
  const betweenTurns = useTable(isBetweenTurns)
  const ready = useSyncExternalStore(onVersionChange, newVersionIsReady)
  const [later, setLater] = useState(false)
  const shown = ready && betweenTurns && !later
  // The element stays, so that a screen reader tells when something comes into it.
  return (
    <div role="status">
      {shown && (
        <p className="new-version">
          {OFFLINE.ready}
          <button type="button" onClick={adoptNewVersion}>
            {OFFLINE.use}
          </button>
          <button type="button" onClick={() => setLater(true)}>
            {OFFLINE.later}
          </button>
        </p>
      )}
    </div>
  )
}
