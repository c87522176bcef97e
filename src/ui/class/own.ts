import { createStore } from 'zustand/vanilla'
import type { Lesson } from '../../lessons/lesson'
import { openLesson, writeLesson, type Mistake, type Reading } from '../../written/file'
import { openLessonLink } from '../../written/link'
import { createLessonShelf } from '../../written/shelf'
import { newId } from '../../store/table/table-state'
import { tryAgain } from '../../parts/try-again'

/** The lessons that have been written in this browser, or opened in it. */
export interface Own {
  /** The last written first; null until they are read. */
  readonly lessons: readonly Lesson[] | null
  /** Whether the browser keeps them. */
  readonly isKept: boolean
  /** Why a file or a link was not opened. */
  readonly refused: Mistake | 'not-loaded' | null
  /** The one that was deleted last. */
  readonly removed: Lesson | null
}

const shelf = createLessonShelf()

export const own = createStore<Own>()(() => ({
  lessons: null,
  isKept: true,
  refused: null,
  removed: null,
}))

const attempt = async (what: () => Promise<unknown>): Promise<void> => {
  try {
    await what()
    own.setState({ isKept: true })
  } catch {
    // Storage is blocked or full: they hold until the page is closed.
    own.setState({ isKept: false })
  }
}

let reading: Promise<void> | null = null

/** Reads what is kept, once. */
export const readOwn = (): Promise<void> =>
  (reading ??= attempt(async () => {
    const lessons = await shelf.list().catch((error: unknown) => {
      own.setState({ lessons: [] })
      throw error
    })
    own.setState({ lessons })
  }))

/** One write comes after the other, so that the last word is the last that is kept. */
let writing = Promise.resolve()
const then = (what: () => Promise<unknown>): void => {
  writing = writing.then(() => attempt(what))
}

const others = (id: string): readonly Lesson[] =>
  (own.getState().lessons ?? []).filter((one) => one.id !== id)

/** Keeps a lesson as it is now, in its place in the list. */
export const keepLesson = (lesson: Lesson): void => {
  const { lessons } = own.getState()
  const isThere = lessons?.some(({ id }) => id === lesson.id)
  own.setState({
    lessons: isThere
      ? (lessons ?? []).map((one) => (one.id === lesson.id ? lesson : one))
      : [lesson, ...(lessons ?? [])],
  })
  then(() => shelf.put(lesson))
}

export const removeLesson = (lesson: Lesson): void => {
  own.setState({ lessons: others(lesson.id), removed: lesson })
  then(() => shelf.remove(lesson.id))
}

export const restoreLesson = (): void => {
  const { removed } = own.getState()
  if (removed) keepLesson(removed)
  own.setState({ removed: null })
}

export const newLessonId = (): string => `own-${newId()}`

/** A lesson from elsewhere beside those that are there; none of them is written over. */
const takeIn = ({ lesson, mistake }: Reading): Lesson | null => {
  own.setState({ refused: mistake })
  if (!lesson) return null
  const there = own.getState().lessons?.find(({ id }) => id === lesson.id)
  if (there && writeLesson(there) === writeLesson(lesson)) return there
  const isNew = !there && lesson.id.startsWith('own-')
  const taken = isNew ? lesson : { ...lesson, id: newLessonId() }
  keepLesson(taken)
  return taken
}

const opened = async (read: () => Promise<Reading>): Promise<Lesson | null> => {
  await readOwn()
  try {
    return takeIn(await tryAgain(read))
  } catch {
    own.setState({ refused: 'not-loaded' })
    return null
  }
}

/** More bytes than any lesson has. */
const MOST_BYTES = 4_000_000

/** Opens the lesson in a file; null, with the reason said, where there is none. */
export const openLessonFile = (file: File): Promise<Lesson | null> =>
  opened(async () => openLesson(await file.slice(0, MOST_BYTES).text()))

/** The same with a link. */
export const openLink = (link: string): Promise<Lesson | null> => opened(() => openLessonLink(link))
