import { Component, type ReactNode } from 'react'
import { saveGame } from '../kit/save-file'
import { RESCUE } from '../words/en/rescue'
import { library } from '../kit/use-library'
import { table } from '../kit/use-table'
import './rescue.css'

const startAnew = (): void => {
  library.getState().sit(false)
  location.reload()
}

function Stopped({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const hasGame = table.getState().identity !== null
  const isKept = library.getState().trouble === null
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
}

/** Stands in for the page where it cannot be drawn. The game is not part of the page: it survives. */
export class Rescue extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return <Stopped error={error} onAgain={() => this.setState({ error: null })} />
  }
}
