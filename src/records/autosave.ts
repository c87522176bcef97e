import type { Kept } from './kept'
import type { Shelf } from './shelf'
import { troubleOf, type Trouble } from './trouble'

/** A game that is to be written: what a list tells of it, and its record. */
export interface Sheet {
  readonly kept: Omit<Kept, 'revision'>
  readonly text: string
}

/** What came of a write: the game as it is kept now, and why it is not if it is not. */
export type Saved = (kept: Kept, trouble: Trouble | null) => void

/** Writes games as they change. */
export interface Autosave {
  /** From which revision a game goes on that was read. */
  readonly know: (id: string, revision: number) => void
  readonly save: (id: string, sheet: () => Sheet | null) => void
  /** Leaves a game to somebody else. */
  readonly drop: (id: string) => void
  /** When nothing is left to be written. */
  readonly settled: () => Promise<void>
}

/**
 * Each change is written at once. While one is being written, of those that follow only the last of each
 * game waits: a record is whole, so that nothing is missed.
 */
export const createAutosave = (shelf: Shelf, saved: Saved): Autosave => {
  const revisions = new Map<string, number>()
  const waiting = new Map<string, () => Sheet | null>()
  let writing: Promise<void> | null = null

  const write = async (id: string, sheet: () => Sheet | null): Promise<void> => {
    waiting.delete(id)
    const one = sheet()
    if (!one) return
    const row = { ...one.kept, revision: revisions.get(id) ?? 0 }
    try {
      const revision = await shelf.put(row, one.text)
      revisions.set(id, revision)
      saved({ ...row, revision }, null)
    } catch (error) {
      saved(row, troubleOf(error))
    }
  }
  const writeAll = async (): Promise<void> => {
    for (const [id, sheet] of waiting) await write(id, sheet)
    writing = null
  }
  return {
    know: (id, revision) => revisions.set(id, revision),
    save: (id, sheet) => {
      waiting.set(id, sheet)
      writing ??= writeAll()
    },
    drop: (id) => waiting.delete(id),
    settled: async () => {
      while (writing) await writing
    },
  }
}
