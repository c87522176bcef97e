import type { StoreApi } from 'zustand/vanilla'
import { NotLoaded } from '../../games/index'
import {
  openRecord,
  type Autosave,
  type Fault,
  type Kept,
  type SavedGame,
  type Shelf,
  type Tabs,
  type Trouble,
} from '../../records/index'
import type { PictureReading } from '../../records/png'
import type { TableStore } from '../table/table'

/** A record from elsewhere whose game is kept, but not as it is there: either can be opened. */
export interface KeptOtherwise {
  readonly why: 'kept-otherwise'
  readonly id: string
  readonly text: string
  /** When the two were last changed. */
  readonly changed: { readonly kept: string; readonly here: string }
}

/** What was to be done and could not. */
export type NotDone =
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
  readonly refused: NotDone | null
}

/** What can be done with the games. An action that may fail resolves to whether it was done. */
export interface LibraryActions {
  /** Reads the list again; tells whether it could. */
  readonly refresh: () => Promise<boolean>
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
  readonly refuse: (refused: NotDone) => void
  readonly dismiss: () => void
}

export type Library = LibraryState & LibraryActions

/** What a game is kept with. */
export interface Means {
  readonly table: StoreApi<TableStore>
  readonly shelf: Shelf
  readonly tabs: Tabs
}

/** The game on the table: all that happens to it is written, and by one tab alone. */
export interface Desk {
  /** Puts a game from the shelf on the table; tells why it could not. */
  readonly seat: (id: string, how: 'if-free' | 'by-force') => Promise<NotDone | null>
  /** The same with a record from elsewhere. No game on the shelf is written over: beside it, it is another. */
  readonly seatText: (text: string, beside?: 'beside') => Promise<NotDone | null>
  /** Another tab has written this game. */
  readonly hear: (id: string) => void
  /** Another tab has written or deleted this game: tells whether it was the one on the table, which is cleared then. */
  readonly deleted: (id: string) => Promise<boolean>
  /** After a time in which this tab stood still: another may have gone on with the game. */
  readonly lookAgain: () => Promise<void>
}

/** What the actions of a library are made of. */
export interface Parts extends Means {
  readonly set: (part: Partial<LibraryState>) => void
  readonly get: () => Library
  readonly autosave: Autosave
  readonly desk: Desk
  readonly refresh: LibraryActions['refresh']
  /** Says what was refused, and tells whether it was done. */
  readonly done: (refused: NotDone | null) => Promise<boolean>
}

/** The game on the table. */
export const idOn = ({ table }: Means): string | null => table.getState().identity?.id ?? null

/** Whether this tab plays a game. */
export const isPlayed = (means: Means, id: string): boolean =>
  idOn(means) === id && !means.table.getState().follows

/** The game of a record, or why it cannot be opened: it is damaged, or its rules have not come. */
export const opened = async (text: string): Promise<{ readonly game: SavedGame } | NotDone> => {
  try {
    const { game, fault } = await openRecord(text)
    return fault ? { why: 'unreadable', fault } : { game }
  } catch (error) {
    if (error instanceof NotLoaded) return { why: 'not-loaded' }
    throw error
  }
}
