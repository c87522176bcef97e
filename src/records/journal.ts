import { attempt } from './attempt'
import { keptIn, type Kept } from './kept'

/** A game as it was after some change. */
export interface Entry {
  readonly kept: Kept
  readonly text: string
}

/**
 * What has happened and is not on the shelf yet. The database answers late, and a page that is closed or
 * loaded again takes its unfinished writes along; the storage used here is written at once.
 */
export interface Journal {
  readonly note: (entry: Entry) => void
  /** Takes out what is written elsewhere by now. */
  readonly strike: (id: string, upTo: number) => void
  readonly find: (id: string) => Entry | null
  readonly all: () => readonly Entry[]
}

const PREFIX = 'arab-revolt.journal.'

const entryIn = (stored: string): Entry | null => {
  const { kept: row, text } = JSON.parse(stored) as { kept?: unknown; text?: unknown }
  const kept = keptIn(row)
  return kept && typeof text === 'string' ? { kept, text } : null
}

const stored = (key: string): Entry | null =>
  attempt(() => {
    const text = localStorage.getItem(key)
    return text === null ? null : entryIn(text)
  })

const storedIds = (): readonly string[] =>
  (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))

const later = (one: Entry | null, other: Entry | null): Entry | null =>
  one && other ? (one.kept.revision >= other.kept.revision ? one : other) : (one ?? other)

/** The journal of this browser; of this page alone where nothing can be stored. */
export const createJournal = (): Journal => {
  const remembered = new Map<string, Entry>()
  const find = (id: string) => later(remembered.get(id) ?? null, stored(PREFIX + id))
  return {
    find,
    note: (entry) => {
      remembered.set(entry.kept.id, entry)
      attempt(() => localStorage.setItem(PREFIX + entry.kept.id, JSON.stringify(entry)))
    },
    strike: (id, upTo) => {
      if ((find(id)?.kept.revision ?? Infinity) > upTo) return
      remembered.delete(id)
      attempt(() => localStorage.removeItem(PREFIX + id))
    },
    all: () =>
      [...new Set([...remembered.keys(), ...storedIds()])]
        .map(find)
        .filter((entry) => entry !== null),
  }
}
