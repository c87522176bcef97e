import type { Kept } from '../records/index'
import { isPlayed, type Parts } from './library-parts'
import type { LibraryActions } from './library-state'
import type { Refused } from './refused'
import { createShelving, type Shelving } from './shelving'

type Tidying = Pick<LibraryActions, 'rename' | 'duplicate' | 'remove' | 'restore'>

const NOT_THERE: Refused = { why: 'not-there' }

/** Keeps hold of the game until it is gone, where it is played here: a tab that looks on could write it again. */
const removed = async (
  parts: Parts,
  shelving: Shelving,
  id: string,
  kept: Kept | undefined,
): Promise<Refused | null> => {
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
  const withKept = async (id: string, act: (kept: Kept) => Promise<Refused | null>) => {
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
