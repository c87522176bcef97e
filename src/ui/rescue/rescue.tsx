import { Component, type ReactNode } from 'react'
import { lastSeat } from '../../store/index'
import { saveGame } from '../kit/save-file'
import { RESCUE } from '../words/en/rescue'
import { useStores } from '../kit/stores'
import { useSeat } from '../kit/use-library'

interface StoppedProps {
  readonly error: Error
  readonly isSeated: boolean
  readonly onAgain: () => void
}

function Stopped({ error, isSeated, onAgain }: StoppedProps) {
  // The page is gone, and its places in the tab's history with it: a reload comes back to the table all the same.
  useSeat(isSeated)
  const { table, library } = useStores()
  const hasGame = table.getState().identity !== null
  const isKept = library.getState().trouble === null
  const startAnew = () => {
    library.getState().sit(false)
    location.reload()
  }
  return (
    <main className="rescue">
      <div role="alert">
        <h1>{RESCUE.title}</h1>
        <p>{RESCUE.what}</p>
      </div>
      {hasGame && <p>{isKept ? RESCUE.kept : RESCUE.notKept}</p>}
      <p className="ways">
        <button type="button" className="main" autoFocus onClick={onAgain}>
          {RESCUE.again}
        </button>
        {hasGame && (
          <button type="button" onClick={() => saveGame(table.getState())}>
            {RESCUE.saveFile}
          </button>
        )}
        <button type="button" onClick={() => location.reload()}>
          {RESCUE.reload}
        </button>
        <button type="button" onClick={startAnew}>
          {RESCUE.first}
        </button>
      </p>
      <details>
        <summary>{RESCUE.details}</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </main>
  )
}

interface State {
  readonly error: Error | null
  /** Whether it was the table that could not be drawn. */
  readonly isSeated: boolean
}

/** Stands in for the page where it cannot be drawn. The game is not part of the page: it survives. */
export class Rescue extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, isSeated: false }

  static getDerivedStateFromError(error: unknown): State {
    return {
      error: error instanceof Error ? error : new Error(String(error)),
      isSeated: lastSeat() !== null,
    }
  }

  override render(): ReactNode {
    const { error, isSeated } = this.state
    if (error === null) return this.props.children
    return <Stopped {...{ error, isSeated }} onAgain={() => this.setState({ error: null })} />
  }
}
