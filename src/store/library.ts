import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  askToPersist,
  createAutosave,
  createJournal,
  createShelf,
  createTabs,
  withJournal,
  type Autosave,
  type Journal,
  type Kept,
} from '../records/index'
import { createDesk, type Desk, type Means } from './desk'
import { lastSeat, rememberSeat } from './last-seat'
import type { Library, LibraryActions, LibraryState, Refused } from './library-state'
import { recordText } from './record-of'
import { createShelving } from './shelving'

const EMPTY: LibraryState = {
  kept: [],
  damaged: [],
  trouble: null,
  persistent: null,
  removed: null,
  refused: null,
}

/** What the actions are made of. */
interface Parts extends Means {
  readonly set: (part: Partial<LibraryState>) => void
  readonly get: () => Library
  readonly autosave: Autosave
  readonly desk: Desk
  /** Says what was refused, and tells whether it was done. */
  readonly done: (refused: Refused | null) => Promise<boolean>
}

const idOn = ({ table }: Means): string | null => table.getState().identity?.id ?? null

/** Whether this tab plays a game. */
const isPlayed = (means: Means, id: string): boolean =>
  idOn(means) === id && !means.table.getState().follows

const tableActions = (parts: Parts, refresh: () => Promise<void>) => {
  const { table, shelf, desk, autosave, set, done } = parts
  const open = async (id: string): Promise<boolean> =>
    done(isPlayed(parts, id) ? null : await desk.seat(id, 'if-free'))
  return {
    open,
    openText: async (text) => done(await desk.seatText(text)),
    takeOver: async () => {
      set({ trouble: null })
      return done(await desk.seat(idOn(parts) ?? '', 'by-force'))
    },
    resume: async () => {
      const id = lastSeat()
      const isThere = id !== null && (await open(id))
      if (id === null) await refresh()
      else if (!isThere) rememberSeat(null)
      return isThere
    },
    sit: (isSeated) => rememberSeat(isSeated ? idOn(parts) : null),
    textOf: async (id) => {
      if (isPlayed(parts, id)) return recordText(table.getState(), new Date())
      await autosave.settled()
      return (await shelf.read(id))?.text ?? null
    },
  } satisfies Partial<LibraryActions>
}

const shelfActions = (parts: Parts) => {
  const { table, shelf, tabs, autosave, set, get, done } = parts
  const shelving = createShelving(shelf, tabs)
  const withGame = async (id: string, act: (kept: Kept) => Promise<Refused | null>) => {
    await autosave.settled()
    const { kept } = await shelf.list()
    const game = kept.find((one) => one.id === id)
    return done(game ? await act(game) : { why: 'not-there' })
  }
  return {
    duplicate: (id, name) => withGame(id, (kept) => shelving.duplicate(kept, name)),
    rename: async (id, name) => {
      if (!isPlayed(parts, id)) return withGame(id, (kept) => shelving.rename(kept, name))
      table.getState().rename(name)
      await autosave.settled()
      return done(null)
    },
    remove: (id) =>
      withGame(id, async (kept) => {
        const isOwn = isPlayed(parts, id)
        if (isOwn) table.setState(table.getInitialState(), true)
        const removed = await shelving.remove(kept, isOwn ? 'by-force' : 'if-free')
        if ('why' in removed) return removed
        set({ removed })
        return null
      }),
    restore: async () => {
      const { removed } = get()
      set({ removed: null })
      return done(removed && (await shelving.restore(removed)))
    },
  } satisfies Partial<LibraryActions>
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
    const autosave = createAutosave(shelf, journal, saved)
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
    tabs.hear((id) => {
      desk.hear(id)
      void refresh()
    })
    const parts: Parts = { ...means, set, get, autosave, desk, done }
    return {
      ...EMPTY,
      ...tableActions(parts, refresh),
      ...shelfActions(parts),
      refresh,
      settled: autosave.settled,
      refuse: (refused) => set({ refused }),
      dismiss: () => set({ refused: null, removed: null }),
    }
  })

/** The library of this browser, for the one table of a page. */
export const openLibrary = (table: Means['table']): StoreApi<Library> =>
  createLibrary({ table, shelf: createShelf(), journal: createJournal(), tabs: createTabs() })
