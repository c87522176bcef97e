import { openDB, type DBSchema } from 'idb'
import type { Lesson } from '../lessons/lesson'
import { readLesson } from './file'

interface Rows extends DBSchema {
  /** Each as it would be written to a file, by its id. */
  lessons: { key: string; value: string }
}

/** A lesson, and the text in which it is kept. */
export interface Written {
  readonly lesson: Lesson
  readonly text: string
}

/**
 * Where the lessons are kept that have been written in this browser. What fails, rejects. Whoever changes a lesson says
 * which text it was before: where there is another by now, another tab has written it, and nothing is done.
 */
export interface LessonShelf {
  readonly list: () => Promise<readonly Written[]>
  readonly read: (id: string) => Promise<Written | null>
  /** Tells whether it was done. */
  readonly put: (id: string, text: string, before: string | null) => Promise<boolean>
  readonly remove: (id: string, before: string | null) => Promise<boolean>
}

const NAME = 'arab-revolt.lessons'

const writtenIn = (text: string): readonly Written[] => {
  const { lesson } = readLesson(text)
  return lesson ? [{ lesson, text }] : []
}

export const createLessonShelf = (): LessonShelf => {
  const connect = () =>
    openDB<Rows>(NAME, 1, { upgrade: (db) => void db.createObjectStore('lessons') })
  const using = async <T>(what: (db: Awaited<ReturnType<typeof connect>>) => Promise<T>) => {
    const db = await connect()
    try {
      return await what(db)
    } finally {
      db.close()
    }
  }
  const replace = (id: string, text: string | null, before: string | null): Promise<boolean> =>
    using(async (db) => {
      const { store, done } = db.transaction('lessons', 'readwrite')
      const there = (await store.get(id)) ?? null
      const isMine = there === before || there === text
      if (isMine) await (text === null ? store.delete(id) : store.put(text, id))
      await done
      return isMine
    })
  return {
    list: () => using(async (db) => (await db.getAll('lessons')).flatMap(writtenIn)),
    read: (id) => using(async (db) => writtenIn((await db.get('lessons', id)) ?? '')[0] ?? null),
    put: replace,
    remove: (id, before) => replace(id, null, before),
  }
}
