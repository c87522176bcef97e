import {
  FORCE,
  optionKind,
  type CellGroup,
  type Content,
  type Force,
  type Move,
  type Option,
  type Piece,
  type SpaceId,
} from '../rules/index'
import type { Figure as FigureIn, Gain } from '../../../ui/facts/telling'
import { pieces } from '../words/en/names'
import { signed } from '../../../language/english'

type Figure = FigureIn<SpaceId>

/** A piece on whichever side. */
export const forceOf = (of: string): string => (of in FORCE ? FORCE[of as Piece] : of)

/** Markers of which there may be several, by their number. */
const MARKS: Readonly<Record<string, string>> = { sabotage: 'Sabotage', terror: 'Terror' }

/** A change with a figure in words, without its place. */
export const gainText = ({ of, by, turn }: Pick<Gain, 'of' | 'by' | 'turn'>): string => {
  const sign = by < 0 ? '−' : '+'
  if (turn) return `${pieces(by, 'cells')} ${of === 'cellsActive' ? 'Active' : 'Underground'}`
  const mark = MARKS[of]
  if (mark) return `${mark} ${signed(by)}`
  return of === 'curfew' ? `${sign}Curfew` : `${sign}${pieces(Math.abs(by), of as Content | Force)}`
}

const isMove = (option: Option): option is Move => optionKind(option) === 'move'
const isGroup = (option: Option): option is CellGroup => optionKind(option) === 'group'

const largest = (numbers: readonly number[]): number => Math.max(0, ...numbers)

/** How many of each kind of piece could come here, or leave. */
const movable = (moves: readonly Move[], here: SpaceId): readonly Figure[] => {
  const most = new Map<string, Figure>()
  for (const { piece, from, to, number } of moves) {
    const by = to === here ? number : -number
    const before = most.get(`${piece} ${from}`)?.by ?? 0
    most.set(`${piece} ${from}`, {
      of: piece,
      by: by > 0 ? Math.max(by, before) : Math.min(by, before),
      at: here,
    })
  }
  return [...most.values()]
}

/** The same of Cells who go together: all of a side that leave, or the largest group that comes. */
const together = (groups: readonly CellGroup[], here: SpaceId): readonly Figure[] => {
  const leaving = groups.filter(({ from, to }) => from === here && to !== here)
  const coming = groups.filter(({ from, to }) => to === here && from !== here)
  return [
    { of: 'cellsUnderground', by: -largest(leaving.map((one) => one.underground)), at: here },
    { of: 'cellsActive', by: -largest(leaving.map((one) => one.active)), at: here },
    { of: 'cells', by: largest(coming.map((one) => one.underground + one.active)), at: here },
  ]
}

/** The most Cells that could be placed. */
const placeable = (options: readonly Option[], here: SpaceId): readonly Figure[] => {
  const number = largest(options.filter((option): option is number => typeof option === 'number'))
  return number > 0 ? [{ of: 'cells', by: number, at: here }] : []
}

/** The most that one of these answers could bring to a space, or take from there. */
export const most = (options: readonly Option[], here: SpaceId): readonly Figure[] => [
  ...movable(options.filter(isMove), here),
  ...together(options.filter(isGroup), here),
  ...placeable(options, here),
]
