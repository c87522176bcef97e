import { openDB, type DBSchema } from 'idb'
import type { Lesson } from '../lessons/lesson'
import { readLesson, writeLesson } from './file'

interface Rows extends DBSchema {
  /** Each as it would be written to a file, by its id. */
  lessons: { key: string; value: string }
}

/** Where the lessons are kept that have been written in this browser. What fails, rejects. */
export interface LessonShelf {
  readonly list: () => Promise<readonly Lesson[]>
  readonly put: (lesson: Lesson) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

const NAME = 'arab-revolt.lessons'

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
  return {
    list: () =>
      using(async (db) =>
        (await db.getAll('lessons')).flatMap((text) => readLesson(text).lesson ?? []),
      ),
    put: (lesson) =>
      using(async (db) => {
        await db.put('lessons', writeLesson(lesson), lesson.id)
      }),
    remove: (id) => using((db) => db.delete('lessons', id)),
  }
}
