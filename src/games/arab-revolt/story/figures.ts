import {
  FORCE,
  STATES,
  optionKind,
  type Content,
  type Force,
  type GuerrillaGroup,
  type Move,
  type Option,
  type Piece,
  type SpaceId,
} from '../rules/index'
import type { Figure, Gain } from '../../../ui/facts/telling'
import { pieces } from '../words/en/names'
import { signed } from '../../../language/english'

/** A piece on whichever side. */
export const forceOf = (of: string): string => (of in FORCE ? FORCE[of as Piece] : of)

const MARKERS: Readonly<Record<string, string>> = { opposition: 'Opposition', curfew: 'Curfew' }

/** A change with a figure in words, without its place. */
export const gainText = ({ of, by, turn }: Gain): string => {
  const sign = by < 0 ? '−' : '+'
  if (turn) {
    const force = FORCE[of as Piece]
    return `${pieces(by, force)} ${of === STATES[force][1] ? 'Active' : 'Underground'}`
  }
  if (of === 'sabotage') return `Sabotage ${signed(by)}`
  const marker = MARKERS[of]
  return marker ? `${sign}${marker}` : `${sign}${pieces(Math.abs(by), of as Content | Force)}`
}

const isMove = (option: Option): option is Move => optionKind(option) === 'move'
const isGroup = (option: Option): option is GuerrillaGroup => optionKind(option) === 'group'

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

/** The same of Guerrillas who go together: all of a side that leave, or the largest group that comes. */
const together = (groups: readonly GuerrillaGroup[], here: SpaceId): readonly Figure[] => {
  const leaving = groups.filter(({ from }) => from === here)
  const coming = groups.filter(({ to }) => to === here)
  return [
    { of: 'guerrillasUnderground', by: -largest(leaving.map((one) => one.underground)), at: here },
    { of: 'guerrillasActive', by: -largest(leaving.map((one) => one.active)), at: here },
    { of: 'guerrillas', by: largest(coming.map((one) => one.underground + one.active)), at: here },
  ]
}

const placeable = (options: readonly Option[], here: SpaceId): readonly Figure[] =>
  options
    .filter((option) => optionKind(option) === 'force')
    .map((force) => ({ of: force as Force, by: 1, at: here }))

/** The most that one of these answers could bring to a space, or take from there. */
export const most = (options: readonly Option[], here: SpaceId): readonly Figure[] => [
  ...movable(options.filter(isMove), here),
  ...together(options.filter(isGroup), here),
  ...placeable(options, here),
]
