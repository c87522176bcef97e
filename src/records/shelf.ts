import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { byOrder, keptIn, type Kept } from './kept'
import { ShelfError, troubleOf, type Trouble } from './trouble'

/** A record as it is kept. */
export interface Shelved {
  readonly text: string
  readonly revision: number
  /** The last revision that is on the shelf. */
  readonly written: number
}

/** All that is on the shelf. */
export interface Listing {
  /** The games that can be told of, the last written first. */
  readonly kept: readonly Kept[]
  /** The ids of those of which nothing can be told, though their records may be whole. */
  readonly damaged: readonly string[]
  /** Why there may be more than could be found. */
  readonly trouble: Trouble | null
}

/** Where games are kept. What fails, fails with a ShelfError. */
export interface Shelf {
  readonly list: () => Promise<Listing>
  readonly read: (id: string) => Promise<Shelved | null>
  /** Writes over the revision that is known, and over no other. */
  readonly put: (kept: Kept, text: string, over: number) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

interface Rows extends DBSchema {
  kept: { key: string; value: Kept }
  texts: { key: string; value: string }
}
type Database = IDBPDatabase<Rows>

const NAME = 'arab-revolt'

const openDatabase = async (onClosed: () => void): Promise<Database> => {
  if (typeof indexedDB === 'undefined') throw new ShelfError('blocked')
  return openDB<Rows>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore('kept', { keyPath: 'id' })
      db.createObjectStore('texts')
    },
    blocking: (_now, _next, event) => {
      ;(event.target as IDBDatabase).close()
      onClosed()
    },
    terminated: onClosed,
  })
}

/** What fails on a connection that is lost, before the page hears that it is. */
const LOST = ['InvalidStateError', 'AbortError']

const isLost = (error: unknown): boolean => error instanceof Error && LOST.includes(error.name)

/** Asks something of the database by a connection that is made anew where it was lost. */
const connected = () => {
  let connection: Promise<Database> | null = null
  const forget = () => {
    connection = null
  }
  const connect = () => {
    connection ??= openDatabase(forget)
    connection.catch(forget)
    return connection
  }
  return async <T>(what: (db: Database) => Promise<T>): Promise<T> => {
    try {
      return await what(await connect())
    } catch (error) {
      if (!isLost(error)) throw error
      forget()
      return what(await connect())
    }
  }
}

const listed = async (db: Database): Promise<Listing> => {
  const [rows, ids] = await Promise.all([db.getAll('kept'), db.getAllKeys('texts')])
  const kept = rows
    .map(keptIn)
    .filter((one) => one !== null)
    .sort(byOrder)
  return { kept, damaged: ids.filter((id) => !kept.some((one) => one.id === id)), trouble: null }
}

const shelved = async (db: Database, id: string): Promise<Shelved | null> => {
  const [row, text] = await Promise.all([db.get('kept', id), db.get('texts', id)])
  if (typeof text !== 'string') return null
  const revision = keptIn(row)?.revision ?? 0
  return { text, revision, written: revision }
}

/** Both parts in one transaction, so that no half of a game is ever there. */
const written = async (db: Database, kept: Kept, text: string, over: number): Promise<void> => {
  const transaction = db.transaction(['kept', 'texts'], 'readwrite')
  const done = transaction.done.catch((error: unknown) => error)
  try {
    const rows = transaction.objectStore('kept')
    const before = keptIn(await rows.get(kept.id))
    if ((before?.revision ?? over) !== over) throw new ShelfError('elsewhere')
    await rows.put(kept)
    await transaction.objectStore('texts').put(text, kept.id)
    await transaction.done
  } catch (error) {
    // Otherwise what was put before the mistake would stay. It may have been aborted already.
    if (transaction.error === null) transaction.abort()
    await done
    throw error
  }
}

const removed = async (db: Database, id: string): Promise<void> => {
  const transaction = db.transaction(['kept', 'texts'], 'readwrite')
  const parts = (['kept', 'texts'] as const).map((part) => transaction.objectStore(part).delete(id))
  await Promise.all([...parts, transaction.done])
}

/** The shelf in the browser's own database. */
export const createShelf = (): Shelf => {
  const ask = connected()
  const attempt = async <T>(what: (db: Database) => Promise<T>): Promise<T> => {
    try {
      return await ask(what)
    } catch (error) {
      throw new ShelfError(troubleOf(error))
    }
  }
  return {
    list: () => attempt(listed),
    read: (id) => attempt((db) => shelved(db, id)),
    put: (kept, text, over) => attempt((db) => written(db, kept, text, over)),
    remove: (id) => attempt((db) => removed(db, id)),
  }
}
