import { useEffect, useState } from 'react'
import type { SavedGame } from '../../../store/index'
import { EXAMPLE, START } from '../../words/en/start'
import { MissingPart } from '../../kit/missing-part'
import { tryAgain } from '../../kit/try-again'
import type { ExamplePage } from './pages'
import { Reader } from './reader'
import './example.css'

interface Example {
  readonly pages: readonly ExamplePage[]
  readonly gameFrom: (page: number) => SavedGame | null
}

type Pages = Example | 'loading' | 'not-loaded'

/** The pages of the example, which are loaded only here. */
const usePages = () => {
  const [pages, setPages] = useState<Pages>('loading')
  useEffect(() => {
    if (pages !== 'loading') return
    tryAgain(() => import('./pages')).then(
      ({ examplePages, gameFrom }) => setPages({ pages: examplePages(), gameFrom }),
      () => setPages('not-loaded'),
    )
  }, [pages])
  return [pages, () => setPages('loading')] as const
}

interface Props {
  readonly onBack: () => void
  readonly onPlay: (game: SavedGame) => void
}

/** The rulebook's example, to be read step by step beside the map. */
export function ExampleScreen({ onBack, onPlay }: Props) {
  const [pages, again] = usePages()
  if (typeof pages !== 'string') {
    const play = (page: number) => {
      const game = pages.gameFrom(page)
      if (game) onPlay(game)
    }
    return <Reader pages={pages.pages} onBack={onBack} onPlay={play} />
  }
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
