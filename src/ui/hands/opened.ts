import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Board, Position, SpaceId } from '../../games/index'

/** A position, and what it is called. */
export interface Compared {
  readonly board: Board
  readonly name: string
}

/** A position that is being changed by hand. */
export interface Edited {
  readonly position: Position
  readonly space: SpaceId
  /** All spaces: each of them can be chosen. */
  readonly spaces: ReadonlySet<SpaceId>
  /** What the map shows of it, also while it could not be played. */
  readonly board: Board
  /** Whether it is that of the beginning of a phase in which something has been done since. */
  readonly isEarlier: boolean
}

/** What of the history is open. */
interface Opened {
  /** Whether the row that steps through the game is asked for. */
  readonly bar: boolean
  /** Whether branches and notes stand in the decision's place. */
  readonly page: boolean
  /** What else stands there. */
  readonly instead: 'review' | 'openings' | null
  readonly edited: Edited | null
  readonly compared: readonly [before: Compared, after: Compared] | null
}

const NOTHING: Opened = { bar: false, page: false, instead: null, edited: null, compared: null }

/** What of the history is open: nothing, unless someone asks for it. */
export const opened = createStore<Opened>()(() => NOTHING)

export const openHistory = (part: Partial<Opened>): void => opened.setState(part)
export const closeHistory = (): void => opened.setState(NOTHING)
export const switchHistory = (): void =>
  opened.setState(({ bar }) => (bar ? NOTHING : { bar: true }))

/** The same for the table; when it is left, nothing stays open. */
export const useOpened = (): Opened => {
  useEffect(() => closeHistory, [])
  return useStore(opened)
}
