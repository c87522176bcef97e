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
import { recordText } from '../table/record-of'
import { createDesk } from './desk'
import {
  idOn,
  isPlayed,
  type Library,
  type LibraryActions,
  type LibraryState,
  type Means,
  type Parts,
} from './library-state'
import type { Tidying } from './tidying'

const EMPTY: LibraryState = {
  kept: [],
  damaged: [],
  trouble: null,
  persistent: null,
  removed: [],
  refused: null,
}

const SEAT = 'seat'

/*
 * Where this tab was before it was loaded again. It stands in the tab's own history: that lives as long as
 * the tab does, so that a new visit begins at the first screen, and is not cleared with what the site keeps.
 */

const stateNow = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** The game at whose table this tab sat. */
export const lastSeat = (): string | null => {
  const { [SEAT]: seat } = stateNow()
  return typeof seat === 'string' ? seat : null
}

/** Remembers the game at whose table this tab sits, or that it sits at none. */
const rememberSeat = (id: string | null): void =>
  history.replaceState({ ...stateNow(), [SEAT]: id }, '')

type Opening = Pick<LibraryActions, 'open' | 'openText' | 'takeOver' | 'resume' | 'sit' | 'textOf'>

/** The actions that bring a game to the table, or its record to a file. */
const openingGames = (parts: Parts): Opening => {
  const { table, shelf, desk, autosave, set, done } = parts
  const open = async (id: string): Promise<boolean> =>
    done(isPlayed(parts, id) ? null : await desk.seat(id, 'if-free'))
  return {
    open,
    openText: async (text, beside) => done(await desk.seatText(text, beside)),
    takeOver: async () => {
      set({ trouble: null })
      return done(await desk.seat(idOn(parts) ?? '', 'by-force'))
    },
    resume: async () => {
      const id = lastSeat()
      const isThere = id !== null && (await open(id))
      if (id === null) await parts.refresh()
      else if (!isThere) rememberSeat(null)
      return isThere
    },
    sit: (isSeated) => rememberSeat(isSeated ? idOn(parts) : null),
    textOf: async (id) => {
      if (isPlayed(parts, id)) return recordText(table.getState(), new Date())
      await autosave.settled()
      const there = await shelf.read(id)
      if (there === null) set({ refused: { why: 'not-there' } })
      return there?.text ?? null
    },
  }
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
    const refresh = async (): Promise<boolean> => {
      const { kept, damaged, trouble } = await shelf.list()
      // That the games can be told of does not mean that they can be written.
      set({ kept, damaged, trouble: trouble ?? get().trouble })
      return trouble === null
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
