import type { Autosave } from '../../records/index'
import type { Desk, Means } from './desk'
import type { Library, LibraryState, Refused } from './library-state'

/** What the actions of a library are made of. */
export interface Parts extends Means {
  readonly set: (part: Partial<LibraryState>) => void
  readonly get: () => Library
  readonly autosave: Autosave
  readonly desk: Desk
  readonly refresh: () => Promise<void>
  /** Says what was refused, and tells whether it was done. */
  readonly done: (refused: Refused | null) => Promise<boolean>
}

/** The game on the table. */
export const idOn = ({ table }: Means): string | null => table.getState().identity?.id ?? null

/** Whether this tab plays a game. */
export const isPlayed = (means: Means, id: string): boolean =>
  idOn(means) === id && !means.table.getState().follows
