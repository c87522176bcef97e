import { createStore, type StoreApi } from 'zustand/vanilla'
import { tryAgain } from '../../parts/try-again'
import {
  askToPersist,
  createAutosave,
  createJournal,
  createShelf,
  createTabs,
  leaveOwn,
  orderOf,
  withJournal,
  type Journal,
  type Kept,
} from '../../records/index'
import { createDesk } from './desk'
import type { Library, LibraryState, Means, Parts } from './library-state'
import { openingGames } from './opening-games'
import type { Tidying } from './tidying'

const EMPTY: LibraryState = {
  kept: [],
  damaged: [],
  trouble: null,
  persistent: null,
  removed: [],
  refused: null,
}

/** What comes of each write. */
const whenSaved =
  ({ set, get, tabs }: Pick<Parts, 'set' | 'get' | 'tabs'>, follow: () => void) =>
  (kept: Kept, trouble: LibraryState['trouble']): void => {
    set({ trouble, kept: [kept, ...get().kept.filter(({ id }) => id !== kept.id)] })
    if (trouble === 'elsewhere') follow()
    if (trouble !== null) return
    tabs.tell(kept.id)
    if (get().persistent !== null) return
    set({ persistent: false })
    void askToPersist().then((persistent) => set({ persistent }))
  }

/** The actions on the games that are kept; how they are done is fetched when one is wanted. */
const tidyingLater = (parts: Parts): Tidying => {
  const withIt = async (act: (tidying: Tidying) => Promise<boolean>): Promise<boolean> => {
    const it = await tryAgain(() => import('./tidying')).catch(() => null)
    return it ? act(it.tidying(parts)) : parts.done({ why: 'not-loaded' })
  }
  return {
    rename: (...how) => withIt(({ rename }) => rename(...how)),
    duplicate: (...how) => withIt(({ duplicate }) => duplicate(...how)),
    remove: (...how) => withIt(({ remove }) => remove(...how)),
    restore: (...how) => withIt(({ restore }) => restore(...how)),
  }
}

/** What a library is made of. */
export interface Materials extends Means {
  readonly journal: Journal
}

/** The games that are kept. It listens to the table, and writes each answer as it is given. */
export const createLibrary = ({ journal, ...given }: Materials): StoreApi<Library> =>
  createStore<Library>()((set, get) => {
    const means = { ...given, shelf: withJournal(given.shelf, journal) }
    const { table, shelf, tabs } = means
    const saved = whenSaved({ set, get, tabs }, () => table.getState().follow(true))
    const lastOrder = () => Math.max(0, ...get().kept.map(orderOf))
    const autosave = createAutosave(shelf, journal, saved, lastOrder)
    const desk = createDesk(means, autosave)
    const refresh = async (): Promise<void> => {
      const { kept, damaged, trouble } = await shelf.list()
      // That the games can be told of does not mean that they can be written.
      set({ kept, damaged, trouble: trouble ?? get().trouble })
    }
    const done: Parts['done'] = async (refused) => {
      set({ refused })
      await refresh()
      return refused === null
    }
    const heard = async (id: string): Promise<void> => {
      desk.hear(id)
      await refresh()
      if (await desk.deleted(id)) set({ refused: { why: 'not-there' } })
    }
    tabs.hear((id) => void heard(id))
    const parts: Parts = { ...means, set, get, autosave, desk, refresh, done }
    return {
      ...EMPTY,
      ...openingGames(parts),
      ...tidyingLater(parts),
      refresh,
      settled: autosave.settled,
      lookAgain: desk.lookAgain,
      refuse: (refused) => set({ refused }),
      dismiss: () => set({ refused: null }),
    }
  })

/** The library of this browser, for the one table of a page. */
export const openLibrary = (table: Means['table']): StoreApi<Library> => {
  addEventListener('pagehide', leaveOwn)
  return createLibrary({
    table,
    shelf: createShelf(),
    journal: createJournal(),
    tabs: createTabs(),
  })
}
