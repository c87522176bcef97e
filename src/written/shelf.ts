import type { Lesson } from '../lessons/lesson'
import { completed, given, openDatabase } from '../records/database'
import { readLesson } from './file'

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

/** Each lesson as it would be written to a file, by its id. */
const STORE = 'lessons'

const writtenIn = (text: unknown): readonly Written[] => {
  if (typeof text !== 'string') return []
  const { lesson } = readLesson(text)
  return lesson ? [{ lesson, text }] : []
}

export const createLessonShelf = (): LessonShelf => {
  const using = async <T>(
    mode: IDBTransactionMode,
    what: (lessons: IDBObjectStore) => Promise<T>,
  ): Promise<T> => {
    const db = await openDatabase(NAME, (made) => void made.createObjectStore(STORE))
    try {
      const transaction = db.transaction(STORE, mode)
      const [result] = await Promise.all([
        what(transaction.objectStore(STORE)),
        completed(transaction),
      ])
      return result
    } finally {
      db.close()
    }
  }
  const replace = (id: string, text: string | null, before: string | null): Promise<boolean> =>
    using('readwrite', async (lessons) => {
      const there = (await given<unknown>(lessons.get(id))) ?? null
      const isMine = there === before || there === text
      if (isMine) await (text === null ? given(lessons.delete(id)) : given(lessons.put(text, id)))
      return isMine
    })
  return {
    list: () =>
      using('readonly', async (lessons) =>
        (await given<unknown[]>(lessons.getAll())).flatMap(writtenIn),
      ),
    read: (id) =>
      using(
        'readonly',
        async (lessons) => writtenIn(await given<unknown>(lessons.get(id)))[0] ?? null,
      ),
    put: replace,
    remove: (id, before) => replace(id, null, before),
  }
}
