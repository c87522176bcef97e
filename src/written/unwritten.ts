/** A lesson as it is to be written, and as it was kept before. */
export interface Unwritten {
  readonly id: string
  readonly text: string
  readonly before: string | null
}

const PREFIX = 'arab-revolt.unwritten.'

/** Storage may be missing, blocked or full: then what it should have done is left undone. */
const attempt = <T>(what: () => T, otherwise: T): T => {
  try {
    return what()
  } catch {
    return otherwise
  }
}

const unwrittenIn = (stored: string | null): readonly Unwritten[] => {
  const { id, text, before } = JSON.parse(stored ?? 'null') as Record<keyof Unwritten, unknown>
  const isOne = typeof id === 'string' && typeof text === 'string'
  return isOne ? [{ id, text, before: typeof before === 'string' ? before : null }] : []
}

/** Notes a lesson at once: the database answers late, and a page that is closed takes its unfinished writes along. */
export const note = (one: Unwritten): void =>
  attempt(() => localStorage.setItem(PREFIX + one.id, JSON.stringify(one)), undefined)

/** Takes out what is written by now. */
export const strike = (id: string): void =>
  attempt(() => localStorage.removeItem(PREFIX + id), undefined)

/** What was noted and has not been written. */
export const noted = (): readonly Unwritten[] =>
  attempt(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => attempt(() => unwrittenIn(localStorage.getItem(key)), []))
