import {
  FORCES,
  STATES,
  count,
  curfew,
  intel,
  sabotage,
  terror,
  type Board,
  type Force,
  type Piece,
  type SpaceId,
} from '../../rules/index'
import { haganahName } from './names'
import { counted, signed } from '../../../../language/english'

const FORCE_NAMES: Readonly<Record<Force | 'curfews', string>> = {
  troops: 'Troops',
  police: 'Police',
  cells: 'Cells',
  armsCaches: 'Arms Caches',
  curfews: 'Curfews',
}

const change = (number: number): string => `${number < 0 ? '−' : '+'} ${Math.abs(number)}`

/** A number before, what changes it, and after: “Cells 2 + 2 = 4”; nothing where it stays. */
const sum = (name: string, before: number, after: number): readonly string[] =>
  before === after ? [] : [`${name} ${before} ${change(after - before)} = ${after}`]

const marker = (name: string, before: boolean, after: boolean): readonly string[] =>
  before === after ? [] : [`${name} ${after ? 'placed' : 'removed'}`]

const all = (board: Board, pieces: readonly Piece[], space: SpaceId): number =>
  pieces.reduce((number, piece) => number + count(board, piece, space), 0)

/** Of one force in a space: how many there would be, or else how many of them Active. */
const forceLines = (before: Board, after: Board, space: SpaceId, force: Force) => {
  const total = sum(
    FORCE_NAMES[force],
    all(before, STATES[force], space),
    all(after, STATES[force], space),
  )
  const [, active] = STATES[force]
  return total.length > 0 || active === undefined
    ? total
    : sum(`Active ${FORCE_NAMES[force]}`, count(before, active, space), count(after, active, space))
}

/** What an answer would do in one space, number by number. */
export const spaceLines = (before: Board, after: Board, space: SpaceId): readonly string[] => [
  ...FORCES.flatMap((force) => forceLines(before, after, space, force)),
  ...sum('Sabotage', sabotage(before, space), sabotage(after, space)),
  ...sum('Terror', terror(before, space), terror(after, space)),
  ...marker('Curfew', curfew(before, space), curfew(after, space)),
]

/** What it would do beside the map. */
export const asideLines = (before: Board, after: Board): readonly string[] => {
  const changed = ([...FORCES, 'curfews'] as const).filter(
    (force) => before.available[force] !== after.available[force],
  )
  return [
    ...changed.flatMap((force) =>
      sum(
        changed.length > 1 ? `Available ${FORCE_NAMES[force]}` : 'Available',
        before.available[force],
        after.available[force],
      ),
    ),
    ...sum('Prison', before.prison, after.prison),
    ...sum('Intel chits', intel(before, 'held'), intel(after, 'held')),
    ...sum('Political Will', before.politicalWill, after.politicalWill),
    ...(before.haganah === after.haganah ? [] : [`Haganah: ${haganahName(after.haganah)}`]),
  ]
}

/** Other spaces that would change, if any. */
export const elsewhere = (number: number): readonly string[] =>
  number === 0 ? [] : [`and ${counted(number, 'more space', 'more spaces')}`]

/** What it would do to the forecast. */
export const outlookText = ({ before, after }: { before: number; after: number }) =>
  before === after ? null : `Forecast ${signed(before)} to ${signed(after)}`

/** The heading of a preview: a space and what is done there. */
export const trialTitle = (place: string, deed: string): string => `${place}: ${deed}`
