import { createStore } from 'zustand/vanilla'
import type { Lesson } from '../../lessons/lesson'
import { openLesson, writeLesson, type Mistake, type Reading } from '../../written/file'
import { openLessonLink } from '../../written/link'
import { createLessonShelf } from '../../written/shelf'
import { createWriting } from '../../written/writing'
import { MOST } from '../../lessons/reading'
import { newId } from '../../store/table/table-state'
import { tryAgain } from '../../parts/try-again'
import { WRITE } from '../words/en/write'
import { classes } from './kept'

/**
 * What became of a lesson that another tab has changed: what was written here is kept beside it, by its own title, or it
 * is not deleted. Of one that has been deleted there only what was written here is kept, or it is closed.
 */
export type Parted = 'beside' | 'notDeleted' | 'alone' | 'gone'

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
  /** One that another tab has changed or deleted, and what became of it here. */
  readonly parted: { readonly title: string; readonly how: Parted } | null
  /** How often another tab has changed each. */
  readonly changes: Readonly<Record<string, number>>
}

export const own = createStore<Own>()(() => ({
  lessons: null,
  isKept: true,
  refused: null,
  removed: null,
  parted: null,
  changes: {},
}))

const others = (id: string): readonly Lesson[] =>
  (own.getState().lessons ?? []).filter((one) => one.id !== id)

/** The lessons with one as it is now, in its place. */
const withOne = (lesson: Lesson): readonly Lesson[] => {
  const { lessons } = own.getState()
  const isThere = lessons?.some(({ id }) => id === lesson.id)
  return isThere
    ? (lessons ?? []).map((one) => (one.id === lesson.id ? lesson : one))
    : [lesson, ...(lessons ?? [])]
}

/** Takes a lesson as another tab has left it; null where that has deleted it. */
const come = (id: string, lesson: Lesson | null): void =>
  own.setState(({ lessons, changes }) => ({
    lessons: lessons && (lesson ? withOne(lesson) : others(id)),
    changes: { ...changes, [id]: (changes[id] ?? 0) + 1 },
  }))

/** Closes a lesson that is no longer there; tells whether it was open. */
const close = (id: string): boolean => {
  const { open, writing } = classes.getState()
  if (writing === id) classes.setState({ writing: null })
  if (open === id) classes.setState({ open: null, isHere: false })
  return open === id || writing === id
}

/** Takes what another tab has made of a lesson that has not been changed here meanwhile. */
const hear = (id: string, there: Lesson | null): void => {
  const here = own.getState().lessons?.find((one) => one.id === id)
  come(id, there)
  if (!there && close(id)) own.setState({ parted: { title: here?.title ?? '', how: 'gone' } })
}

/** What was written here of a lesson that another tab has changed becomes a lesson of its own. */
const part = (id: string, there: Lesson | null, wanted: 'kept' | 'deleted'): void => {
  const here = own.getState().lessons?.find((one) => one.id === id)
  come(id, there)
  if (wanted === 'deleted' || !here) {
    own.setState({ removed: null, parted: there && { title: there.title, how: 'notDeleted' } })
    return
  }
  const copy = { ...here, id: newLessonId(), title: WRITE.beside(here.title).slice(0, MOST.title) }
  keepLesson(copy)
  if (classes.getState().writing === id) classes.setState({ writing: copy.id })
  if (!there) close(id)
  own.setState({ parted: { title: copy.title, how: there ? 'beside' : 'alone' } })
}

const writing = createWriting(createLessonShelf(), {
  came: hear,
  parted: part,
  isKept: (isKept) => own.setState({ isKept }),
})

let reading: Promise<void> | null = null

/** Reads what is kept, once. */
export const readOwn = (): Promise<void> =>
  (reading ??= writing.read().then(
    (lessons) => own.setState({ lessons }),
    () => own.setState({ lessons: [], isKept: false }),
  ))

/** Keeps a lesson as it is now, in its place in the list. */
export const keepLesson = (lesson: Lesson): void => {
  own.setState({ lessons: withOne(lesson) })
  writing.keep(lesson)
}

export const removeLesson = (lesson: Lesson): void => {
  own.setState({ lessons: others(lesson.id), removed: lesson })
  writing.remove(lesson.id)
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

/** Opens the lesson in a text; null, with the reason said, where there is none. */
export const openLessonText = (text: string): Promise<Lesson | null> =>
  opened(() => openLesson(text))

/** The same with a file. */
export const openLessonFile = async (file: File): Promise<Lesson | null> =>
  openLessonText(await file.slice(0, MOST_BYTES).text())

/** The same with a link. */
export const openLink = (link: string): Promise<Lesson | null> => opened(() => openLessonLink(link))
