import type { Stack } from './stacks'
import type { AreaPlace, Point, Scale, Spread } from './view'

export type Row = readonly Stack[]

const rowOf = (stacks: readonly Stack[], row: Stack['row']): readonly Stack[] =>
  stacks.filter((one) => one.row === row)
const upper = (stacks: readonly Stack[]) => rowOf(stacks, 'upper')
const lower = (stacks: readonly Stack[]) => rowOf(stacks, 'lower')
export const markers = (stacks: readonly Stack[]) => rowOf(stacks, 'marker')

const filled = (rows: readonly Row[]): Row[] => rows.filter((row) => row.length > 0)

const split = (row: Row, width: number): Row[] =>
  row.length <= width ? [row] : [row.slice(0, width), ...split(row.slice(width), width)]

/** Up to four kinds two by two; else one side, the other, and the markers where there is room. */
function narrowRows(ours: Row, theirs: Row, left: readonly Stack[]): Row[] {
  const all = [...ours, ...theirs, ...left]
  if (all.length <= 4) return split(all, 2)
  const marks = left.slice()
  const above = split(ours, ours.length === 4 ? 2 : 3)
  return filled(
    [...above, theirs].map((row) => [...row, ...marks.splice(0, Math.max(0, 3 - row.length))]),
  ).concat(marks.length > 0 ? [marks] : [])
}

/** How the rows of a block may be made up, the best first: few kinds share one line, else one side stands above. */
export function arrangements(stacks: readonly Stack[], spread: Spread): readonly Row[][] {
  const [ours, theirs, marks] = [upper(stacks), lower(stacks), markers(stacks)]
  const narrow = filled(narrowRows(ours, theirs, marks))
  if (spread === 'narrow') return [narrow]
  const line = filled([[...ours, ...theirs, ...marks]])
  if (spread === 'line') return [line]
  const sides = filled([ours, [...theirs, ...marks]])
  return ours.length + theirs.length <= 4 ? [line, sides, narrow] : [sides, narrow]
}

/** A city has a round place: two kinds side by side, else one side by twos above the other. */
export function cityRows(stacks: readonly Stack[]): Row[] {
  const [ours, theirs] = [upper(stacks), lower(stacks)]
  if (ours.length + theirs.length <= 2) return filled([[...ours, ...theirs]])
  return filled([...split(ours, 2), theirs])
}

/** A plate is one row if that fits into its width, else two; markers come first. */
export function plateRows(stacks: readonly Stack[], width: number, scale: Scale): Row[] {
  const all = [...markers(stacks), ...upper(stacks), ...lower(stacks)]
  const fits = laidRow(all, 0, scale).width <= width
  return filled(split(all, fits ? all.length : Math.ceil(all.length / 2)))
}

/** How much wider a broad counter is, in parts of its size. */
const BROAD = 0.6

export interface Placed extends Stack {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Whether a broad counter is no wider than high, and shows its number alone. */
  readonly tight?: true
}

export interface Block {
  readonly placed: readonly Placed[]
  /** The size of its pieces. */
  readonly size: number
  readonly width: number
  readonly height: number
}

const isCounter = ({ row, isBroad }: Stack): boolean => row === 'marker' && !isBroad
const extra = ({ isBroad, number }: Stack, { piece }: Scale): number =>
  isBroad && number > 1 ? piece * BROAD : 0

/** Counters are a little smaller than pieces and have a little air before them, in parts of their size. */
const COUNTER = 0.93
const AIR = 0.135

const sizeOf = (stack: Stack, { piece }: Scale): number =>
  isCounter(stack) ? piece * COUNTER : piece

function laidRow(row: Row, y: number, scale: Scale): { placed: Placed[]; width: number } {
  let right = 0
  const placed = row.map((stack, i) => {
    const before = row[i - 1]
    if (before && isCounter(stack) && !isCounter(before)) right += AIR * scale.piece
    const width = scale.pitch + extra(stack, scale)
    right += width
    return { ...stack, x: right - width / 2, y, size: sizeOf(stack, scale) }
  })
  return { placed: placed.map((one) => ({ ...one, x: one.x - right / 2 })), width: right }
}

/** Rows centred on a point. */
export function laidOut(rows: readonly Row[], [x, y]: Point, scale: Scale): Block {
  const laid = rows.map((row, i) => laidRow(row, (i - (rows.length - 1) / 2) * scale.row, scale))
  return {
    placed: laid.flatMap(({ placed }) =>
      placed.map((one) => ({ ...one, x: x + one.x, y: y + one.y })),
    ),
    width: Math.max(0, ...laid.map(({ width }) => width)),
    height: rows.length * scale.row,
    size: scale.piece,
  }
}

const smaller = ({ piece, pitch, row }: Scale, by: number): Scale => ({
  piece: piece * by,
  pitch: pitch * by,
  row: row * by,
})

/** Rows within so much room: what would not fit is smaller. */
export function fitted(rows: readonly Row[], at: Point, scale: Scale, [wide, high]: Point): Block {
  const block = laidOut(rows, at, scale)
  const by = Math.min(wide / block.width, high / block.height)
  return by < 1 ? laidOut(rows, at, smaller(scale, by)) : block
}

/** The block of a District or Foreign Country: of all ways to arrange it the first that leaves it largest. */
export const blockOf = (
  stacks: readonly Stack[],
  { block, most, spread }: AreaPlace,
  scale: Scale,
): Block =>
  arrangements(stacks, spread)
    .map((rows) => fitted(rows, block, scale, most))
    .reduce((best, one) => (one.size > best.size ? one : best))
