import {
  ShelfError,
  openRecord,
  writeRecord,
  type Kept,
  type SavedGame,
  type Shelf,
  type Tabs,
} from '../records/index'
import { newId } from './identity'
import type { Refused } from './refused'

/** A game that was removed, whole. */
export interface Removed {
  readonly kept: Kept
  readonly text: string
}

/** What is done with games that are on no table. Each tells why it could not be done. */
export interface Shelving {
  readonly rename: (kept: Kept, name: string) => Promise<Refused | null>
  readonly duplicate: (kept: Kept, name: string) => Promise<Refused | null>
  /** Where it is this tab that plays it, no other can come between. Gives the record, if there was one. */
  readonly remove: (
    id: string,
    how: 'if-free' | 'own',
  ) => Promise<Refused | { readonly text: string | null }>
  readonly restore: (removed: Removed) => Promise<Refused | null>
}

/** What an attempt gives, or that the shelf has failed. */
const unlessItFails = async <T>(attempt: () => Promise<T>): Promise<T | Refused> => {
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
): Promise<Refused | null> => {
  const there = await shelf.read(kept.id)
  if (!there) return { why: 'not-there' }
  const { game, fault } = await openRecord(there.text)
  if (fault) return { why: 'unreadable', fault }
  const over = part.id === kept.id ? there.written : 0
  const row = { ...kept, ...part, revision: there.revision + 1 }
  await shelf.put(row, writeRecord({ ...game, ...part }), over)
  return null
}

export const createShelving = (shelf: Shelf, tabs: Tabs): Shelving => {
  const alone = async <T>(id: string, act: () => Promise<T>): Promise<T | Refused> => {
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
    duplicate: (kept, name) => unlessItFails(() => rewritten(shelf, kept, { id: newId(), name })),
    remove: (id, how) => (how === 'own' ? unlessItFails(removal(id)) : alone(id, removal(id))),
    restore: ({ kept, text }) =>
      unlessItFails(async () => {
        await shelf.put(kept, text, 0)
        return null
      }),
  }
}
