import type { FC, ReactNode } from 'react'
import type { Board, Content, Faction, Forecast, SpaceId } from '../../games/index'

/** The small flat shapes that stand for pieces in tables. */
export type Shape = 'cube' | 'footed' | 'octagon' | 'ringed' | 'disc' | 'card' | 'diamond'

/** A kind of piece or marker: whose it is, what it is called, how it is drawn. */
export interface Kind {
  /** Whose it is; null for a marker. */
  readonly side: Faction | null
  readonly called: readonly [one: string, several: string]
  /** The content as which it stands on the sheet. */
  readonly face: Content
  /** In a table: its shape, its letter, and the name of its colours. */
  readonly mark: readonly [shape: Shape, letter: string, look: string]
  /** On the sheet, on a grid of 34. */
  readonly symbol: ReactNode
  readonly outline: 'square' | 'octagon' | 'circle'
  /** Faces are not in the middle of their pieces: how far the number moves, on the same grid. */
  readonly middle: readonly [x: number, y: number]
  /** On its face, for those who cannot tell colours. */
  readonly letter?: string | undefined
  /** Of a single one there is never more than one in a space; several broad ones are one counter with their number. */
  readonly is?: 'single' | 'broad' | undefined
}

/** What lies under the pointer or the focus of the lines of the forecast, and what is done with them. */
export interface LineHands {
  /** The line under the pointer or the focus, or that was pressed. */
  readonly line: string | null
  readonly onLine: (line: string | null) => void
  readonly onPressLine: (line: string) => void
}

export interface TrayHands extends LineHands {
  /** A finger pressed on the tray, on this line or beside all of them: it is shown larger ones. */
  readonly onFinger: (line: string | null) => void
}

/** What stands round the map, now and with the answer that is tried. */
export interface TraysProps {
  readonly board: Board
  readonly after: Board
  readonly forecast: Forecast | null
  readonly would: Forecast | null
  /** Where the lines of the forecast can be pressed. */
  readonly hands: TrayHands | undefined
}

/** All that the sheet shows, as tables. */
export interface TablesProps {
  readonly board: Board
  readonly legal: ReadonlySet<SpaceId>
  readonly onSpace: (space: SpaceId) => void
  readonly forecast: Forecast | null
  readonly hands: LineHands
}

/** What a game has on the map: its spaces, all that can stand in one, and how that is drawn. */
export interface OnMap {
  readonly spaces: readonly SpaceId[]
  readonly contents: readonly Content[]
  /** The first stands above the other. */
  readonly sides: readonly [Faction, Faction]
  /** The kind of piece whose shape stands for a side. */
  readonly shapes: Readonly<Record<Faction, string>>
  /** Of every content, and of what a content is called where it does not matter which. */
  readonly kinds: Readonly<Record<string, Kind>> & Readonly<Record<Content, Kind>>
  /** No number in a space is larger. */
  readonly most: number
  readonly count: (board: Board, content: Content, space: SpaceId) => number
  readonly isOutOfPlay: (board: Board, space: SpaceId) => boolean
  /** What stands in the box of Political Will in which it is all over. */
  readonly atZero: Content
  /** Its title and its trays, and the weightiest of them in large letters. */
  readonly Trays: FC<TraysProps>
  readonly LargeTrays: FC<TraysProps>
  readonly Tables: FC<TablesProps>
  /** What is printed on a chit that bears no number, on a grid of 24. */
  readonly ChitSign: FC<{ readonly chit: string }>
}
