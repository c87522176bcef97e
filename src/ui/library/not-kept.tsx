import { FULL_TEXT, KEEPING, TROUBLE_TEXT, stopText } from '../words/en/records'
import { useLibrary } from '../kit/use-library'
import { useStores } from '../kit/stores'
import { useTable } from '../kit/use-table'
import { saveGame } from '../kit/save-file'
import { useScreen } from '../screen/use-screen'
import type { Stop } from '../../store/index'

/** Where what was kept of the game could not be followed. */
function Stopped({ stop, onClose }: { stop: Stop; onClose: () => void }) {
  const { Mistakes } = useScreen()
  return (
    <p className="keeping" data-part="keeping" role="status">
      <Mistakes>{(text) => stopText(stop, text)}</Mistakes>{' '}
      <button type="button" onClick={onClose}>
        {KEEPING.close}
      </button>
    </p>
  )
}

function Follows() {
  const takeOver = useLibrary((state) => state.takeOver)
  return (
    <p className="keeping" data-part="keeping" role="status">
      {KEEPING.follows}{' '}
      <button type="button" onClick={() => void takeOver()}>
        {KEEPING.takeOver}
      </button>
    </p>
  )
}

/** Says what is not kept, and why. */
export function NotKept() {
  const { table } = useStores()
  const trouble = useLibrary((state) => state.trouble)
  const stop = useTable((state) => state.stop)
  const full = useTable((state) => state.full)
  const follows = useTable((state) => state.follows)
  const dismissError = useTable((state) => state.dismissError)
  if (follows) return <Follows />
  return (
    <>
      {stop && <Stopped stop={stop} onClose={dismissError} />}
      {full && (
        <p className="keeping" data-part="keeping" role="status">
          {FULL_TEXT[full]}{' '}
          <button type="button" onClick={dismissError}>
            {KEEPING.close}
          </button>
        </p>
      )}
      {trouble && (
        <p className="keeping" data-part="keeping" role="status">
          {TROUBLE_TEXT[trouble]}{' '}
          <button type="button" onClick={() => saveGame(table.getState())}>
            {KEEPING.saveFile}
          </button>
        </p>
      )}
    </>
  )
}
