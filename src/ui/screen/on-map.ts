import type { FC, ReactNode } from 'react'
import type { Forecast } from '../../coin/rules'
import type { World } from '../../coin/world'
import type { House } from '../../games/index'

/** The small flat shapes that stand for pieces in tables. */
export type Shape =
  | 'cube'
  | 'footed'
  | 'octagon'
  | 'ringed'
  | 'disc'
  | 'card'
  | 'diamond'
  | 'triangle'

/** A kind of piece or marker: whose it is, what it is called, how it is drawn. */
export interface Kind<W extends World = House> {
  /** Whose it is; null for a marker. */
  readonly side: W['faction'] | null
  readonly called: readonly [one: string, several: string]
  /** The content as which it stands on the sheet. */
  readonly face: W['content']
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
  /** Whether a broad counter ends in points. */
  readonly pointed?: boolean
}

/** The colours of the two sides. */
export type Colour = 'blue' | 'red'

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
export interface TraysProps<W extends World = House> {
  readonly board: W['board']
  readonly after: W['board']
  readonly forecast: Forecast<W['space']> | null
  readonly would: Forecast<W['space']> | null
  /** Where the lines of the forecast can be pressed. */
  readonly hands: TrayHands | undefined
}

/** All that the sheet shows, as tables. */
export interface TablesProps<W extends World = House> {
  readonly board: W['board']
  readonly legal: ReadonlySet<W['space']>
  readonly onSpace: (space: W['space']) => void
  readonly forecast: Forecast<W['space']> | null
  readonly hands: LineHands
}

/** What a game has on the map: its spaces, all that can stand in one, and how that is drawn. */
export interface OnMap<W extends World = House> {
  readonly spaces: readonly W['space'][]
  readonly contents: readonly W['content'][]
  /** The first stands above the other. */
  readonly sides: readonly [W['faction'], W['faction']]
  readonly colourOf: (side: W['faction']) => Colour
  /** The kind of piece whose shape stands for a side. */
  readonly shapeOf: (side: W['faction']) => string
  /** Of every content, and of what a content is called where it does not matter which. */
  readonly kinds: Readonly<Record<string, Kind<W>>> & Readonly<Record<W['content'], Kind<W>>>
  /** No number in a space is larger. */
  readonly most: number
  readonly count: (board: W['board'], content: W['content'], space: W['space']) => number
  /** The number that is printed beside the name of a space; null where there is none. */
  readonly printedValue: (space: W['space']) => number | null
  readonly isOutOfPlay: (board: W['board'], space: W['space']) => boolean
  /** What stands in the box of Political Will in which it is all over. */
  readonly atZero: W['content']
  /** Its title and its trays, and the weightiest of them in large letters. */
  readonly Trays: FC<TraysProps<W>>
  readonly LargeTrays: FC<TraysProps<W>>
  readonly Tables: FC<TablesProps<W>>
  /** What is printed on a chit that bears no number, on a grid of 24. */
  readonly ChitSign: FC<{ readonly chit: string }>
}
