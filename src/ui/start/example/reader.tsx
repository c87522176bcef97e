import { useLayoutEffect, useMemo, useState } from 'react'
import { changedSpaces } from '../../facts/changes'
import { Sheet } from '../../map/sheet'
import { EXAMPLE, START } from '../../words/en/start'
import { useMedia } from '../../kit/use-media'
import { useRoot } from '../../kit/use-root'
import { useScreen } from '../../screen/use-screen'
import { PageText } from './page-text'
import type { ExamplePage } from './pages'

interface Props {
  readonly pages: readonly ExamplePage[]
  readonly onBack: () => void
  /** To play on where a page stands. */
  readonly onPlay: (page: number) => void
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

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  PageUp: -1,
  ArrowRight: 1,
  PageDown: 1,
}

/** The arrows turn the pages wherever the focus is, and so does a clicker; the map keeps its own arrows. */
const useTurning = (at: number, last: number, onTurn: (to: number) => void): void => {
  useLayoutEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      const isTaken = event.target instanceof Element && event.target.closest('input, [data-look]')
      if (step === undefined || isTaken || event.defaultPrevented) return
      event.preventDefault()
      onTurn(Math.min(last, Math.max(0, at + step)))
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [at, last, onTurn])
}

/** The map as it is after a step, and beside it what happened and why. */
export function Reader({ pages, onBack, onPlay }: Props) {
  const { story, forecast } = useScreen()
  const [at, setAt] = useState(0)
  const narrow = useMedia('phone')
  const projected = useRoot('view') === 'projector'
  const last = pages.length - 1
  useTurning(at, last, setAt)
  const page = pages[at]
  const changed = useMemo(() => changedSpaces(page?.facts ?? [], story), [page, story])
  if (!page) return null
  return (
    <main className="example">
      <div className="picture">
        <Sheet
          board={page.board}
          forecast={forecast(page.board)}
          changed={changed}
          look={narrow ? 'country' : projected ? 'projector' : 'whole'}
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
          <button type="button" onClick={() => onPlay(at)}>
            {EXAMPLE.playOn}
          </button>
        </footer>
      </div>
    </main>
  )
}
