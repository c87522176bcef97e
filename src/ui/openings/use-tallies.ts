import { useEffect, useState } from 'react'
import { schoolOf, type GameId } from '../../games/index'
import { countKept, type KeptTallies, type Tallies } from '../../openings/kept-games'
import { useStores, type Stores } from '../kit/stores'

/** Which games are counted. */
export const SOURCES = ['book', 'own', 'imported'] as const
export type Source = (typeof SOURCES)[number]

/** The tallies of each source; null while they are fetched or counted, or where they do not come. */
export interface AllTallies extends Readonly<Record<Source, Tallies | null>> {
  readonly isMissing: boolean
}

const NOTHING: AllTallies = { book: null, own: null, imported: null, isMissing: false }

const keptTallies = async (
  of: GameId,
  library: Stores['library'],
  signal: AbortSignal,
): Promise<KeptTallies> => {
  const { refresh, textOf } = library.getState()
  await refresh()
  return countKept(of, library.getState().kept, textOf, signal)
}

const bookOf = async (of: GameId): Promise<Tallies> =>
  (await (await schoolOf(of)).book()) as Tallies

/** The shipped book, fetched, and the games kept, counted again. */
export const useTallies = (of: GameId): AllTallies => {
  const { library } = useStores()
  const [tallies, setTallies] = useState(NOTHING)
  useEffect(() => {
    const page = new AbortController()
    const { signal } = page
    const set = (part: Partial<AllTallies>) => {
      if (!signal.aborted) setTallies((before) => ({ ...before, ...part }))
    }
    bookOf(of).then(
      (book) => set({ book }),
      () => set({ isMissing: true }),
    )
    keptTallies(of, library, signal).then(set, () => set({ own: {}, imported: {} }))
    return () => page.abort()
  }, [of, library])
  return tallies
}
