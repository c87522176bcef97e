import { isImported, noteImported } from '../../records/imported'
import {
  ShelfError,
  writeRecord,
  type Kept,
  type SavedGame,
  type Shelf,
  type Tabs,
} from '../../records/index'
import { newId } from '../table/table-state'
import {
  isPlayed,
  opened,
  type LibraryActions,
  type Parts,
  type NotDone,
  type Removed,
} from './library-state'

/** What is done with games that are on no table. Each tells why it could not be done. */
export interface Shelving {
  readonly rename: (kept: Kept, name: string) => Promise<NotDone | null>
  readonly duplicate: (kept: Kept, name: string) => Promise<NotDone | null>
  /** Where it is this tab that plays it, no other can come between. Gives the record, if there was one. */
  readonly remove: (
    id: string,
    how: 'if-free' | 'own',
  ) => Promise<NotDone | { readonly text: string | null }>
  readonly restore: (removed: Removed) => Promise<NotDone | null>
}

/** What an attempt gives, or that the shelf has failed. */
const unlessItFails = async <T>(attempt: () => Promise<T>): Promise<T | NotDone> => {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof ShelfError) return { why: 'shelf' }
    throw error
  }
}

/** Writes a game again, somewhat changed. */
const rewritten = async (
  shelf: Shelf,
  kept: Kept,
  part: Pick<SavedGame, 'id' | 'name'>,
): Promise<NotDone | null> => {
  const there = await shelf.read(kept.id)
  if (!there) return { why: 'not-there' }
  const read = await opened(there.text)
  if ('why' in read) return read
  const over = part.id === kept.id ? there.written : 0
  const row = { ...kept, ...part, revision: there.revision + 1 }
  await shelf.put(row, writeRecord({ ...read.game, ...part }), over)
  return null
}

export const createShelving = (shelf: Shelf, tabs: Tabs): Shelving => {
  const alone = async <T>(id: string, act: () => Promise<T>): Promise<T | NotDone> => {
    const release = await tabs.hold(id, 'if-free', () => undefined)
    if (!release) return { why: 'open-elsewhere' }
    try {
      return await unlessItFails(act)
    } finally {
      release()
    }
  }
  const removal = (id: string) => async () => {
    const there = await shelf.read(id)
    await shelf.remove(id)
    tabs.tell(id)
    return { text: there?.text ?? null }
  }
  return {
    rename: (kept, name) => alone(kept.id, () => rewritten(shelf, kept, { id: kept.id, name })),
    duplicate: (kept, name) =>
      unlessItFails(async () => {
        const id = newId()
        const refused = await rewritten(shelf, kept, { id, name })
        if (!refused && isImported(kept.id)) noteImported(id)
        return refused
      }),
    remove: (id, how) => (how === 'own' ? unlessItFails(removal(id)) : alone(id, removal(id))),
    restore: ({ kept, text }) =>
      unlessItFails(async () => {
        await shelf.put(kept, text, 0)
        return null
      }),
  }
}

export type Tidying = Pick<LibraryActions, 'rename' | 'duplicate' | 'remove' | 'restore'>

const NOT_THERE: NotDone = { why: 'not-there' }

/** Keeps hold of the game until it is gone, where it is played here: a tab that looks on could write it again. */
const removed = async (
  parts: Parts,
  shelving: Shelving,
  id: string,
  kept: Kept | undefined,
): Promise<NotDone | null> => {
  const { table, set, get } = parts
  const isOwn = isPlayed(parts, id)
  const gone = await shelving.remove(id, isOwn ? 'own' : 'if-free')
  if ('why' in gone) return gone
  if (isOwn) table.setState(table.getInitialState(), true)
  // What has lost its entry in the list or its record could not be put back as it was.
  if (kept && gone.text !== null)
    set({
      removed: [{ kept, text: gone.text }, ...get().removed.filter((one) => one.kept.id !== id)],
    })
  return null
}

/** The actions on the games that are kept. */
export const tidying = (parts: Parts): Tidying => {
  const { table, shelf, tabs, autosave, set, get, done } = parts
  const shelving = createShelving(shelf, tabs)
  const find = async (id: string) => {
    await autosave.settled()
    const { kept, damaged } = await shelf.list()
    return { kept: kept.find((one) => one.id === id), isDamaged: damaged.includes(id) }
  }
  const withKept = async (id: string, act: (kept: Kept) => Promise<NotDone | null>) => {
    const { kept } = await find(id)
    return done(kept ? await act(kept) : NOT_THERE)
  }
  return {
    duplicate: (id, name) => withKept(id, (kept) => shelving.duplicate(kept, name)),
    rename: async (id, name) => {
      if (!isPlayed(parts, id)) return withKept(id, (kept) => shelving.rename(kept, name))
      table.getState().rename(name)
      await autosave.settled()
      return done(null)
    },
    remove: async (id) => {
      const { kept, isDamaged } = await find(id)
      return done(kept || isDamaged ? await removed(parts, shelving, id, kept) : NOT_THERE)
    },
    restore: async (id) => {
      const gone = get().removed.find(({ kept }) => kept.id === id)
      if (!gone) return done(NOT_THERE)
      const refused = await shelving.restore(gone)
      if (!refused) set({ removed: get().removed.filter((one) => one !== gone) })
      return done(refused)
    },
  }
}
