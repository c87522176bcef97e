import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board, Position, SpaceId } from '../../games/index'
import { beside, useStores } from '../kit/stores'

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
  /** Whether it is the position in which the phase began, while something has been done in it since. */
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

/** How the history of a table is opened and closed. */
export interface History {
  readonly opened: StoreApi<Opened>
  readonly openHistory: (part: Partial<Opened>) => void
  readonly closeHistory: () => void
  readonly switchHistory: () => void
}

const historyOf = beside((): History => {
  const opened = createStore<Opened>()(() => NOTHING)
  return {
    opened,
    openHistory: (part) => opened.setState(part),
    closeHistory: () => opened.setState(NOTHING),
    switchHistory: () => opened.setState(({ bar }) => (bar ? NOTHING : { bar: true })),
  }
})

/** The history of this table. */
export const useHistory = (): History => historyOf(useStores())

/** What of it is open: nothing, unless someone asks for it. */
export const useOpened = <Part>(part: (opened: Opened) => Part): Part =>
  useStore(useHistory().opened, part)

/** All of it, for the table: when that is left, nothing stays open. */
export const useAllOpened = (): Opened => {
  const { closeHistory } = useHistory()
  useEffect(() => closeHistory, [closeHistory])
  return useOpened((all) => all)
}
