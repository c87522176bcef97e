import { useEffect, useState } from 'react'
import { EXAMPLE, START } from '../../text/start'
import type { Start } from '../starting'
import type { ExamplePage } from './pages'
import { Reader } from './reader'
import './example.css'

type Pages = readonly ExamplePage[] | 'loading' | 'not-loaded'

/** The pages of the example, which are loaded only here. */
const usePages = (): Pages => {
  const [pages, setPages] = useState<Pages>('loading')
  useEffect(() => {
    import('./pages').then(
      ({ examplePages }) => setPages(examplePages()),
      () => setPages('not-loaded'),
    )
  }, [])
  return pages
}

interface Props {
  readonly onBack: () => void
  readonly onPlay: (from: Start) => void
}

/** The rulebook's example, to be read step by step beside the map. */
export function ExampleScreen({ onBack, onPlay }: Props) {
  const pages = usePages()
  if (typeof pages !== 'string') return <Reader pages={pages} onBack={onBack} onPlay={onPlay} />
  return (
    <main className="example waits">
      <p role="status">{pages === 'loading' ? EXAMPLE.loading : EXAMPLE.notLoaded}</p>
      <button type="button" onClick={onBack}>
        {START.back}
      </button>
    </main>
  )
}
