import { checkNames, checkText } from '../records/limits'
import { Unreadable } from '../records/fault'
import { load } from '../games/index'
import type { Lesson } from '../lessons/lesson'
import { unfinishedLessonOf } from '../lessons/reading'

/** How the file of a lesson says what it is. */
const FORMAT = 'lesson'
/** The newest version in which lessons are written. */
export const VERSION = 1

/** What can be wrong with a text that should be a lesson. */
export const MISTAKES = [
  'too-large',
  'damaged',
  'not-a-lesson',
  'from-the-future',
  'wrong-shape',
] as const
export type Mistake = (typeof MISTAKES)[number]

/** A lesson, or why there is none. */
export type Reading =
  | { readonly lesson: Lesson; readonly mistake: null }
  | { readonly lesson: null; readonly mistake: Mistake }

const none = (mistake: Mistake): Reading => ({ lesson: null, mistake })

type Data = Readonly<Record<string, unknown>>

const isData = (given: unknown): given is Data =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** Makes of a file of one version one of the next, by the version that it begins with. */
const MIGRATIONS: ReadonlyMap<number, (file: Data) => Data> = new Map([
  // A lesson as it stands in a game's own files, without a word about it.
  [0, (file) => ({ format: FORMAT, lesson: file })],
])

const versionOf = (file: Data): unknown =>
  'format' in file ? file['version'] : 'steps' in file ? 0 : null

/** A file as the present version has it, or what is wrong. */
const migrated = (file: Data): Data | Mistake => {
  const version = versionOf(file)
  if (version === null || ('format' in file && file['format'] !== FORMAT)) return 'not-a-lesson'
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return 'wrong-shape'
  if (version > VERSION) return 'from-the-future'
  let now = file
  for (let from = version; from < VERSION; from++) {
    const migration = MIGRATIONS.get(from)
    if (!migration) return 'wrong-shape'
    now = { ...migration(now), version: from + 1 }
  }
  return now
}

/** Longer than any lesson. */
const MOST_LETTERS = 1_000_000

/** What is in a text; throws where it could do harm. */
const parsed = (text: string): unknown => {
  checkText(text)
  const data: unknown = JSON.parse(text)
  checkNames(data)
  return data
}

/** Reads the file of a lesson, of any version. It never throws: what is wrong comes back. */
export const readLesson = (text: string): Reading => {
  if (text.length > MOST_LETTERS) return none('too-large')
  let data: unknown
  try {
    data = parsed(text)
  } catch (error) {
    if (error instanceof Unreadable || error instanceof SyntaxError) return none('damaged')
    throw error
  }
  if (!isData(data)) return none('not-a-lesson')
  const now = migrated(data)
  if (typeof now === 'string') return none(now)
  const lesson = unfinishedLessonOf(now['lesson'])
  return lesson ? { lesson, mistake: null } : none('wrong-shape')
}

/** The same, with the rules of its game, by which it can be played. */
export const openLesson = async (text: string): Promise<Reading> => {
  const read = readLesson(text)
  if (read.lesson) await load(read.lesson.game)
  return read
}

/** A lesson as it is written to a file. */
export const writeLesson = (lesson: Lesson): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, lesson }, null, 1)}\n`
