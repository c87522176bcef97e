import { attempt } from '../records/attempt'

/**
 * A lesson as it is to be written, and as it was kept before. While something is being written nobody knows whether it
 * will be: then it is either what was there or that.
 */
export interface Unwritten {
  readonly id: string
  readonly text: string
  readonly before: readonly (string | null)[]
}

const PREFIX = 'arab-revolt.unwritten.'

const unwrittenIn = (stored: string | null): readonly Unwritten[] => {
  const { id, text, before } = JSON.parse(stored ?? 'null') as Record<keyof Unwritten, unknown>
  const isOne = typeof id === 'string' && typeof text === 'string'
  // Where it is alone, it was noted before there could be two.
  const all = [before].flat().map((one) => (typeof one === 'string' ? one : null))
  return isOne ? [{ id, text, before: all }] : []
}

/** Notes a lesson at once: the database answers late, and a page that is closed takes its unfinished writes along. */
export const note = (one: Unwritten): void => {
  attempt(() => localStorage.setItem(PREFIX + one.id, JSON.stringify(one)))
}

/** Takes out what is written by now; what another tab has noted in its place stays. */
export const strike = (id: string, text: string): void => {
  attempt(() => {
    const [there] = unwrittenIn(localStorage.getItem(PREFIX + id))
    if (there?.text === text) localStorage.removeItem(PREFIX + id)
  })
}

/** What was noted and has not been written. */
export const noted = (): readonly Unwritten[] =>
  (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => attempt(() => unwrittenIn(localStorage.getItem(key))) ?? [])
