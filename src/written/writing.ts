import type { Lesson } from '../lessons/lesson'
import { readLesson, writeLesson } from './file'
import type { LessonShelf } from './shelf'
import { note, noted, strike, type Unwritten } from './unwritten'

export interface Heard {
  /** What another tab has made of a lesson; null where it has deleted it. */
  readonly came: (id: string, lesson: Lesson | null) => void
  /** Another tab has changed a lesson meanwhile: what was to be written here is not written over it. */
  readonly parted: (id: string, there: Lesson | null, wanted: 'kept' | 'deleted') => void
  /** Whether the browser keeps what is written. */
  readonly isKept: (is: boolean) => void
}

/** Keeps the lessons that are written, in several tabs of one browser, so that none writes over another. */
export interface Writing {
  readonly read: () => Promise<readonly Lesson[]>
  readonly keep: (lesson: Lesson) => void
  readonly remove: (id: string) => void
}

const CHANNEL = 'arab-revolt.lessons'

export const createWriting = (shelf: LessonShelf, heard: Heard): Writing => {
  /** As this tab knows each to be kept. */
  const known = new Map<string, string>()
  /** What is to be written of each: only the last of it, and null where it is to be deleted. */
  const waiting = new Map<string, string | null>()
  /** What could not be written the last time: it is tried again with whatever is written next. */
  const failed = new Map<string, string | null>()
  /** What this tab has noted of each. */
  const notes = new Map<string, string>()
  let writing: Promise<void> | null = null
  /** Which of them is being written. */
  let flying: { readonly id: string; readonly text: string | null } | null = null
  const channel = new BroadcastChannel(CHANNEL)

  const know = (id: string, text: string | null): void => {
    if (text === null) known.delete(id)
    else known.set(id, text)
  }
  const before = (id: string): string | null => known.get(id) ?? null
  const noteDown = (id: string, text: string, was: Unwritten['before']): void => {
    notes.set(id, text)
    note({ id, text, before: was })
  }
  const strikeOwn = (id: string): void => {
    const text = notes.get(id)
    if (text !== undefined) strike(id, text)
  }
  const write = async (id: string, text: string | null): Promise<void> => {
    const isDone = await (text === null
      ? shelf.remove(id, before(id))
      : shelf.put(id, text, before(id)))
    if (!isDone) {
      const there = await shelf.read(id)
      know(id, there?.text ?? null)
      // What has been written here since then parts with it.
      waiting.delete(id)
      strikeOwn(id)
      heard.parted(id, there?.lesson ?? null, text === null ? 'deleted' : 'kept')
      return
    }
    know(id, text)
    channel.postMessage(id)
    const next = waiting.get(id) ?? null
    if (next === null) strikeOwn(id)
    else noteDown(id, next, [text])
  }
  const writeAll = async (): Promise<void> => {
    for (const [id, text] of waiting) {
      waiting.delete(id)
      flying = { id, text }
      try {
        await write(id, text)
        failed.delete(id)
      } catch {
        // Storage is blocked or full: it holds until the page is closed.
        failed.set(id, text)
      }
      heard.isKept(failed.size === 0)
    }
    flying = null
    writing = null
  }
  const want = (id: string, text: string | null): void => {
    const during = flying?.id === id ? [flying.text] : []
    if (text === null) strikeOwn(id)
    else noteDown(id, text, [before(id), ...during])
    for (const [one, last] of failed) if (!waiting.has(one)) waiting.set(one, last)
    waiting.set(id, text)
    writing ??= writeAll()
  }
  const keep = (lesson: Lesson): void => want(lesson.id, writeLesson(lesson))
  const hear = async (id: string): Promise<void> => {
    const last = before(id)
    const there = await shelf.read(id)
    const now = there?.text ?? null
    // What is to be written here meets it when it is written.
    const isToBe = waiting.has(id) || failed.has(id) || flying?.id === id
    if (isToBe || before(id) !== last || now === last) return
    know(id, now)
    heard.came(id, there?.lesson ?? null)
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    // What cannot be read now is seen when it is written the next time.
    if (typeof data === 'string') hear(data).catch(() => undefined)
  }
  return {
    read: async () => {
      const all = await shelf.list()
      for (const { lesson, text } of all) know(lesson.id, text)
      const left = noted().flatMap((one) => {
        // The page was closed when it was written, and before it was struck.
        if (one.text === before(one.id)) strike(one.id, one.text)
        const { lesson } = readLesson(one.text)
        return lesson && one.text !== before(one.id) ? [{ ...one, lesson }] : []
      })
      for (const one of left) {
        if (!one.before.includes(before(one.id))) know(one.id, one.before[0] ?? null)
        keep(one.lesson)
      }
      const isLeft = ({ id }: Lesson) => left.some((one) => one.id === id)
      const others = all.map(({ lesson }) => lesson).filter((lesson) => !isLeft(lesson))
      return [...left.map(({ lesson }) => lesson), ...others]
    },
    keep,
    remove: (id) => want(id, null),
  }
}
