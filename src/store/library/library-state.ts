import type { Fault, Kept, Trouble } from '../../records/index'
import type { PictureReading } from '../../records/png'

/** A record from elsewhere whose game is kept, but not as it is there: either can be opened. */
export interface KeptOtherwise {
  readonly why: 'kept-otherwise'
  readonly id: string
  readonly text: string
  /** When the two were last changed. */
  readonly changed: { readonly kept: string; readonly here: string }
}

/** What was to be done and could not. */
export type Refused =
  | { readonly why: 'unreadable'; readonly fault: Fault }
  | { readonly why: 'picture'; readonly picture: NonNullable<PictureReading['mistake']> }
  | KeptOtherwise
  | { readonly why: 'not-there' | 'open-elsewhere' | 'shelf' | 'not-loaded' }

/** A game that was removed, whole. */
export interface Removed {
  readonly kept: Kept
  readonly text: string
}

/** The games that are kept, and how it stands with keeping the one on the table. */
export interface LibraryState {
  /** The last written first. */
  readonly kept: readonly Kept[]
  /** Games of which nothing can be told but that they are there. */
  readonly damaged: readonly string[]
  /** Why the game on the table is not kept; null while it is. */
  readonly trouble: Trouble | null
  /** Whether the browser keeps everything until it is told otherwise; null while that is not known. */
  readonly persistent: boolean | null
  /** What was removed, the last first, to be put back. */
  readonly removed: readonly Removed[]
  readonly refused: Refused | null
}

/** What can be done with them. Each that may fail tells whether it was done. */
export interface LibraryActions {
  readonly refresh: () => Promise<void>
  /** Goes back to the table at which this tab was before it was loaded again. */
  readonly resume: () => Promise<boolean>
  /** Remembers for this tab whether the table is what it shows. */
  readonly sit: (isSeated: boolean) => void
  readonly open: (id: string) => Promise<boolean>
  /** Opens a record from elsewhere. No game that is kept is written over: beside it, it is another. */
  readonly openText: (text: string, beside?: 'beside') => Promise<boolean>
  /** Plays here the game that another tab plays. */
  readonly takeOver: () => Promise<boolean>
  readonly rename: (id: string, name: string) => Promise<boolean>
  readonly duplicate: (id: string, name: string) => Promise<boolean>
  /** Removes a game, also one of which nothing can be told: that cannot be put back. */
  readonly remove: (id: string) => Promise<boolean>
  readonly restore: (id: string) => Promise<boolean>
  /** The record of a game, as it is written to a file; null, and refused, where it has none. */
  readonly textOf: (id: string) => Promise<string | null>
  /** After a time in which this tab stood still, as the browser's Back leaves a page: another may have gone on. */
  readonly lookAgain: () => Promise<void>
  /** When all that has happened is written. */
  readonly settled: () => Promise<void>
  /** Says that something was not done. */
  readonly refuse: (refused: Refused) => void
  readonly dismiss: () => void
}

export type Library = LibraryState & LibraryActions
