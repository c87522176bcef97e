import { completed, given, openDatabase } from './database'
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

const NAME = 'arab-revolt'

const openShelf = async (onClosed: () => void): Promise<IDBDatabase> => {
  if (typeof indexedDB === 'undefined') throw new ShelfError('blocked')
  const make = (db: IDBDatabase) => {
    db.createObjectStore('kept', { keyPath: 'id' })
    db.createObjectStore('texts')
  }
  return openDatabase(NAME, make, onClosed)
}

/** What fails on a connection that is lost, before the page hears that it is. */
const LOST = ['InvalidStateError', 'AbortError']

const isLost = (error: unknown): boolean => error instanceof Error && LOST.includes(error.name)

/** Asks something of the database by a connection that is made anew where it was lost. */
const connected = () => {
  let connection: Promise<IDBDatabase> | null = null
  const forget = () => {
    connection = null
  }
  const connect = () => {
    connection ??= openShelf(forget)
    connection.catch(forget)
    return connection
  }
  return async <T>(what: (db: IDBDatabase) => Promise<T>): Promise<T> => {
    try {
      return await what(await connect())
    } catch (error) {
      if (!isLost(error)) throw error
      forget()
      return what(await connect())
    }
  }
}

/** Both parts of the shelf in one transaction. */
const partsOf = (db: IDBDatabase, mode: IDBTransactionMode) => {
  const transaction = db.transaction(['kept', 'texts'], mode)
  const [rows, texts] = [transaction.objectStore('kept'), transaction.objectStore('texts')]
  return { transaction, rows, texts }
}

const listed = async (db: IDBDatabase): Promise<Listing> => {
  const { rows, texts } = partsOf(db, 'readonly')
  const [all, ids] = await Promise.all([given<unknown[]>(rows.getAll()), given(texts.getAllKeys())])
  const kept = all
    .map(keptIn)
    .filter((one) => one !== null)
    .sort(byOrder)
  const damaged = ids.map(String).filter((id) => !kept.some((one) => one.id === id))
  return { kept, damaged, trouble: null }
}

const shelved = async (db: IDBDatabase, id: string): Promise<Shelved | null> => {
  const { rows, texts } = partsOf(db, 'readonly')
  const [row, text] = await Promise.all([
    given<unknown>(rows.get(id)),
    given<unknown>(texts.get(id)),
  ])
  if (typeof text !== 'string') return null
  const revision = keptIn(row)?.revision ?? 0
  return { text, revision, written: revision }
}

/** Both parts in one transaction, so that no half of a game is ever there. */
const written = async (db: IDBDatabase, kept: Kept, text: string, over: number): Promise<void> => {
  const { transaction, rows, texts } = partsOf(db, 'readwrite')
  const done = completed(transaction)
  const settled = done.catch((error: unknown) => error)
  try {
    const before = keptIn(await given<unknown>(rows.get(kept.id)))
    if ((before?.revision ?? over) !== over) throw new ShelfError('elsewhere')
    rows.put(kept)
    texts.put(text, kept.id)
    await done
  } catch (error) {
    // Otherwise what was put before the mistake would stay. It may have been aborted already.
    if (transaction.error === null) transaction.abort()
    await settled
    throw error
  }
}

const removed = async (db: IDBDatabase, id: string): Promise<void> => {
  const { transaction, rows, texts } = partsOf(db, 'readwrite')
  rows.delete(id)
  texts.delete(id)
  await completed(transaction)
}

/** The shelf in the browser's own database. */
export const createShelf = (): Shelf => {
  const ask = connected()
  const attempt = async <T>(what: (db: IDBDatabase) => Promise<T>): Promise<T> => {
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
