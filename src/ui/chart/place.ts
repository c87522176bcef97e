import type { ChartData } from './chart-data'

export const WIDE = 360
export const TALL = 168
export const LEFT = 34
export const RIGHT = 8
export const TOP = 10
export const FOOT = 22

/** Where things lie on a chart. */
export interface Place {
  /** The middle of a column. */
  readonly x: (column: number) => number
  readonly y: (value: number) => number
  /** How wide a column is. */
  readonly step: number
}

/** Lines go from edge to edge; bars stand in the middle of their columns. */
export const placeOf = (
  { columns, from, to }: Pick<ChartData, 'columns' | 'from' | 'to'>,
  isBars: boolean,
): Place => {
  const room = WIDE - LEFT - RIGHT
  const parts = isBars ? columns.length : columns.length - 1
  const step = room / Math.max(1, parts)
  return {
    step,
    x: (column) => LEFT + step * (isBars ? column + 0.5 : column),
    y: (value) => TOP + (TALL - TOP - FOOT) * (1 - (value - from) / (to - from)),
  }
}

/** The column that is nearest to a place across, told as a part of the whole width. */
export const columnAt = (
  part: number,
  { step }: Place,
  columns: number,
  isBars: boolean,
): number => {
  const column = (part * WIDE - LEFT) / step - (isBars ? 0.5 : 0)
  return Math.max(0, Math.min(columns - 1, Math.round(column)))
}
