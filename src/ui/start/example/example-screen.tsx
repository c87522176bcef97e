import { useCallback } from 'react'
import type { GameId } from '../../../games/index'
import { tryAgain } from '../../../parts/try-again'
import type { SavedGame } from '../../../store/index'
import { MissingPart } from '../../kit/missing-part'
import { useFetched } from '../../kit/use-fetched'
import { loadOffer } from '../../screen/cover'
import { EXAMPLE, START } from '../../words/en/start'
import type { ExamplePage } from './pages'
import { Reader } from './reader'

interface Example {
  readonly pages: readonly ExamplePage[]
  readonly gameFrom: (page: number) => SavedGame | null
}

/** The pages of the example of a game, which are loaded only here. */
const exampleOf = async (game: GameId): Promise<Example> => {
  const example = (await loadOffer(game))?.example
  if (!example) throw new Error(`${game} has no example`)
  const [{ examplePages, gameFrom }, lesson] = await Promise.all([
    import('./pages'),
    example.lesson(),
  ])
  return { pages: examplePages(lesson), gameFrom: (page) => gameFrom(lesson, page) }
}

interface Props {
  readonly game: GameId
  readonly onBack: () => void
  readonly onPlay: (game: SavedGame) => void
}

/** The rulebook's example, to be read step by step beside the map. */
export function ExampleScreen({ game, onBack, onPlay }: Props) {
  const [example, again] = useFetched(useCallback(() => tryAgain(() => exampleOf(game)), [game]))
  if (typeof example !== 'string') {
    const { pages, gameFrom } = example.got
    const play = (page: number) => {
      const begun = gameFrom(page)
      if (begun) onPlay(begun)
    }
    return <Reader pages={pages} onBack={onBack} onPlay={play} />
  }
  return (
    <main className="example waits">
      {example === 'loading' ? (
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
