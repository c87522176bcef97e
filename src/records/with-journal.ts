import type { Journal } from './journal'
import { byOrder } from './kept'
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

/** A shelf together with what has not come to it yet, or cannot. */
export const withJournal = (shelf: Shelf, journal: Journal): Shelf => ({
  put: shelf.put,
  list: async () => {
    const { kept, damaged, trouble } = await orElse(shelf.list(), nothing)
    const revisions = new Map(kept.map(({ id, revision }) => [id, revision]))
    const noted = journal.all().map((entry) => entry.kept)
    const newer = noted.filter(({ id, revision }) => revision > (revisions.get(id) ?? 0))
    const isNewer = (id: string) => newer.some((one) => one.id === id)
    const others = kept.filter(({ id }) => !isNewer(id))
    return {
      kept: [...newer, ...others].sort(byOrder),
      damaged: damaged.filter((id) => !isNewer(id)),
      trouble,
    }
  },
  read: async (id) => {
    const there = await orElse(shelf.read(id), () => null)
    const noted = journal.find(id)
    const written = there?.written ?? 0
    if (!noted || noted.kept.revision <= written) return there
    return { text: noted.text, revision: noted.kept.revision, written }
  },
  remove: async (id) => {
    journal.strike(id, Infinity)
    await shelf.remove(id)
  },
})
