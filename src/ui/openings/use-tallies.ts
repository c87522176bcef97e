import { useEffect, useState } from 'react'
import { schoolOf, type GameId } from '../../games/index'
import { countKept, type KeptTallies, type Tallies } from '../../openings/kept-games'
import { useStores, type Stores } from '../kit/stores'

/** Which games are counted. */
export const SOURCES = ['book', 'own', 'imported'] as const
export type Source = (typeof SOURCES)[number]

/** The tallies of each source; null while they are fetched or counted, or where they do not come. */
export interface AllTallies extends Readonly<Record<Source, Tallies | null>> {
  /** Whether the book could not be fetched. */
  readonly isMissing: boolean
  /** How many of the games kept could not be read. */
  readonly unread: number
}

const NOTHING: AllTallies = { book: null, own: null, imported: null, isMissing: false, unread: 0 }

const keptTallies = async (
  of: GameId,
  library: Stores['library'],
  signal: AbortSignal,
): Promise<KeptTallies> => {
  const { refresh, textOf } = library.getState()
  if (!(await refresh())) throw new Error('the games could not be listed')
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
    keptTallies(of, library, signal).then(set, () => set({ unread: Infinity }))
    return () => page.abort()
  }, [of, library])
  return tallies
}
