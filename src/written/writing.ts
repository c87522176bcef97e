import type { Lesson } from '../lessons/lesson'
import { readLesson, writeLesson } from './file'
import type { LessonShelf } from './shelf'
import { note, noted, strike } from './unwritten'

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
  let writing: Promise<void> | null = null
  /** Which of them is being written. */
  let flying: string | null = null
  const channel = new BroadcastChannel(CHANNEL)

  const know = (id: string, text: string | null): void => {
    if (text === null) known.delete(id)
    else known.set(id, text)
  }
  const before = (id: string): string | null => known.get(id) ?? null
  const write = async (id: string, text: string | null): Promise<void> => {
    const isDone = await (text === null
      ? shelf.remove(id, before(id))
      : shelf.put(id, text, before(id)))
    if (!isDone) {
      const there = await shelf.read(id)
      know(id, there?.text ?? null)
      // What has been written here since then parts with it.
      waiting.delete(id)
      strike(id)
      heard.parted(id, there?.lesson ?? null, text === null ? 'deleted' : 'kept')
      return
    }
    know(id, text)
    channel.postMessage(id)
    const next = waiting.get(id) ?? null
    if (next === null) strike(id)
    else note({ id, text: next, before: text })
  }
  const writeAll = async (): Promise<void> => {
    for (const [id, text] of waiting) {
      waiting.delete(id)
      flying = id
      try {
        await write(id, text)
        heard.isKept(true)
      } catch {
        // Storage is blocked or full: it holds until the page is closed.
        heard.isKept(false)
      }
    }
    flying = null
    writing = null
  }
  const want = (id: string, text: string | null): void => {
    if (text !== null) note({ id, text, before: before(id) })
    else strike(id)
    waiting.set(id, text)
    writing ??= writeAll()
  }
  const keep = (lesson: Lesson): void => want(lesson.id, writeLesson(lesson))
  const hear = async (id: string): Promise<void> => {
    const last = before(id)
    const there = await shelf.read(id)
    const now = there?.text ?? null
    // What is being written here meets it when it is written.
    if (waiting.has(id) || flying === id || before(id) !== last || now === last) return
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
        const { lesson } = readLesson(one.text)
        return lesson && one.text !== before(one.id) ? [{ ...one, lesson }] : []
      })
      for (const one of left) {
        know(one.id, one.before)
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
