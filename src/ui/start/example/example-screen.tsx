import { useEffect, useState } from 'react'
import { EXAMPLE, START } from '../../text/start'
import type { Start } from '../starting'
import { MissingPart } from '../../kit/missing-part'
import { tryAgain } from '../../kit/try-again'
import type { ExamplePage } from './pages'
import { Reader } from './reader'
import './example.css'

type Pages = readonly ExamplePage[] | 'loading' | 'not-loaded'

/** The pages of the example, which are loaded only here. */
const usePages = () => {
  const [pages, setPages] = useState<Pages>('loading')
  useEffect(() => {
    if (pages !== 'loading') return
    tryAgain(() => import('./pages')).then(
      ({ examplePages }) => setPages(examplePages()),
      () => setPages('not-loaded'),
    )
  }, [pages])
  return [pages, () => setPages('loading')] as const
}

interface Props {
  readonly onBack: () => void
  readonly onPlay: (from: Start) => void
}

/** The rulebook's example, to be read step by step beside the map. */
export function ExampleScreen({ onBack, onPlay }: Props) {
  const [pages, again] = usePages()
  if (typeof pages !== 'string') return <Reader pages={pages} onBack={onBack} onPlay={onPlay} />
  return (
    <main className="example waits">
      {pages === 'loading' ? (
        <p role="status">{EXAMPLE.loading}</p>
      ) : (
        <MissingPart onAgain={again} />
      )}
      <button type="button" onClick={onBack}>
        {START.back}
      </button>
    </main>
  )
}
