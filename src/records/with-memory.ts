import type { Kept } from './kept'
import type { Listing, Shelf } from './shelf'
import { ShelfError, type Trouble } from './trouble'

/** What an attempt gives, or something else where the shelf fails. */
const orElse = async <T>(attempt: Promise<T>, otherwise: (trouble: Trouble) => T): Promise<T> => {
  try {
    return await attempt
  } catch (error) {
    if (error instanceof ShelfError) return otherwise(error.trouble)
    throw error
  }
}

const nothing = (trouble: Trouble): Listing => ({ kept: [], damaged: [], trouble })

/** A shelf that remembers what it could not keep, as long as the page is open. */
export const withMemory = (shelf: Shelf): Shelf => {
  const remembered = new Map<string, { kept: Kept; text: string }>()
  return {
    list: async () => {
      const { kept, ...rest } = await orElse(shelf.list(), nothing)
      const others = kept.filter(({ id }) => !remembered.has(id))
      return { kept: [...[...remembered.values()].map((one) => one.kept), ...others], ...rest }
    },
    read: async (id) => {
      const there = await orElse(shelf.read(id), () => null)
      const here = remembered.get(id)
      // What is there with a later revision was written by another tab.
      if (!here || (there && there.revision > here.kept.revision)) return there
      return { text: here.text, revision: here.kept.revision }
    },
    put: async (kept, text) => {
      remembered.set(kept.id, { kept, text })
      const revision = await shelf.put(kept, text)
      remembered.delete(kept.id)
      return revision
    },
    remove: async (id) => {
      remembered.delete(id)
      await shelf.remove(id)
    },
  }
}
