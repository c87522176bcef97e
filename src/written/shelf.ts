import type { Lesson } from '../lessons/lesson'
import { completed, given, openDatabase } from '../records/database'
import { readLesson, writeLesson } from './file'

/** Where the lessons are kept that have been written in this browser. What fails, rejects. */
export interface LessonShelf {
  readonly list: () => Promise<readonly Lesson[]>
  readonly put: (lesson: Lesson) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

const NAME = 'arab-revolt.lessons'

/** Each lesson as it would be written to a file, by its id. */
const STORE = 'lessons'

export const createLessonShelf = (): LessonShelf => {
  const using = async <T>(mode: IDBTransactionMode, what: (lessons: IDBObjectStore) => T) => {
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
  return {
    list: async () => {
      const texts = await using('readonly', (lessons) => given<unknown[]>(lessons.getAll()))
      return texts.flatMap((text) => readLesson(String(text)).lesson ?? [])
    },
    put: (lesson) =>
      using('readwrite', (lessons) => void lessons.put(writeLesson(lesson), lesson.id)),
    remove: (id) => using('readwrite', (lessons) => void lessons.delete(id)),
  }
}
