import type { Entry, Journal } from './journal'
import type { Kept } from './kept'
import { noteOwn } from './own'
import type { Shelf, Shelved } from './shelf'
import { troubleOf, type Trouble } from './trouble'

/** A game that is to be written: what a list tells of it, and its record. */
export interface ToKeep {
  readonly kept: Omit<Kept, 'revision' | 'order'>
  readonly text: string
}

/** What came of a write: the game as it is kept now, and why it is not if it is not. */
export type Saved = (kept: Kept, trouble: Trouble | null) => void

type Standing = Pick<Shelved, 'revision' | 'written'>

/** Writes games as they change. */
export interface Autosave {
  /** From where a game goes on that was read. */
  readonly know: (id: string, standing: Standing) => void
  readonly save: (game: ToKeep) => void
  /** Leaves a game to somebody else. */
  readonly drop: (id: string) => void
  /** When nothing is left to be written. */
  readonly settled: () => Promise<void>
}

const UNKNOWN: Standing = { revision: 0, written: 0 }

/**
 * Each change is noted and written at once. While one is being written, of those that follow only the last
 * of each game waits: a record is whole, so that nothing is missed.
 */
export const createAutosave = (
  shelf: Shelf,
  journal: Journal,
  saved: Saved,
  lastOrder: () => number,
): Autosave => {
  let order = 0
  const standings = new Map<string, Standing>()
  const waiting = new Map<string, Entry>()
  let writing: Promise<void> | null = null

  const standing = (id: string): Standing => standings.get(id) ?? UNKNOWN
  const write = async ({ kept, text }: Entry): Promise<void> => {
    const { id, revision } = kept
    waiting.delete(id)
    try {
      await shelf.put(kept, text, standing(id).written)
      standings.set(id, { ...standing(id), written: revision })
      journal.strike(id, revision)
      saved(kept, null)
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === 'elsewhere') journal.strike(id, Infinity)
      saved(kept, trouble)
    }
  }
  const writeAll = async (): Promise<void> => {
    for (const entry of waiting.values()) await write(entry)
    writing = null
  }
  return {
    know: (id, known) => standings.set(id, known),
    save: ({ kept, text }) => {
      const { revision, written } = standing(kept.id)
      // The clock alone may have been set back.
      order = Math.max(Date.now(), order + 1, lastOrder() + 1)
      const entry = { kept: { ...kept, revision: revision + 1, order }, text }
      standings.set(kept.id, { revision: revision + 1, written })
      journal.note(entry)
      noteOwn(text)
      waiting.set(kept.id, entry)
      writing ??= writeAll()
    },
    drop: (id) => waiting.delete(id),
    settled: async () => {
      while (writing) await writing
    },
  }
}
