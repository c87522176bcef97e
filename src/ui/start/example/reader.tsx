import { useMemo, useState } from 'react'
import { forecast } from '../../arab-revolt'
import { changedSpaces } from '../../facts/changes'
import { Sheet } from '../../map/sheet'
import { EXAMPLE, START } from '../../text/start'
import { useMedia } from '../../kit/use-media'
import type { Start } from '../starting'
import { PageText } from './page-text'
import type { ExamplePage } from './pages'

interface Props {
  readonly pages: readonly ExamplePage[]
  readonly onBack: () => void
  readonly onPlay: (from: Start) => void
}

interface TurnProps {
  readonly at: number
  readonly last: number
  readonly onTurn: (to: number) => void
}

/** Back and forth, or to any step. */
function Turning({ at, last, onTurn }: TurnProps) {
  return (
    <>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={EXAMPLE.slider}
        aria-valuetext={EXAMPLE.step(at, last)}
        onChange={(event) => onTurn(Number(event.target.value))}
      />
      <button type="button" aria-disabled={at === 0} onClick={() => onTurn(Math.max(0, at - 1))}>
        {EXAMPLE.previous}
      </button>
      <button
        type="button"
        className={at < last ? 'main' : ''}
        autoFocus
        aria-disabled={at === last}
        onClick={() => onTurn(Math.min(last, at + 1))}
      >
        {EXAMPLE.next}
      </button>
    </>
  )
}

/** The map as it is after a step, and beside it what happened and why. */
export function Reader({ pages, onBack, onPlay }: Props) {
  const [at, setAt] = useState(0)
  const narrow = useMedia('phone')
  const last = pages.length - 1
  const page = pages[at]
  const changed = useMemo(() => changedSpaces(page?.facts ?? []), [page])
  if (!page) return null
  return (
    <main className="example">
      <div className="picture">
        <Sheet
          board={page.board}
          forecast={forecast(page.board)}
          changed={changed}
          look={narrow ? 'country' : 'whole'}
        />
      </div>
      <div className="page">
        <header>
          <h1>{EXAMPLE.title}</h1>
          <button type="button" onClick={onBack}>
            {START.back}
          </button>
        </header>
        <PageText page={page} step={EXAMPLE.step(at, last)} />
        <footer>
          <Turning at={at} last={last} onTurn={setAt} />
          {at === 0 && (
            <button type="button" onClick={() => onPlay('example-deck')}>
              {EXAMPLE.playFirst}
            </button>
          )}
          {at === last && (
            <button type="button" className="main" onClick={() => onPlay('example-end')}>
              {EXAMPLE.playOn}
            </button>
          )}
        </footer>
      </div>
    </main>
  )
}
