import {
  FORCES,
  STATES,
  britishPieces,
  count,
  curfew,
  isPopulated,
  opposition,
  rebelPieces,
  sabotage,
  type Board,
  type Force,
  type Piece,
  type SpaceId,
} from '../../rules/index'
import { laid, summed } from '../../../../language/english'
import { unityName } from './names'

const FORCE_NAMES: Readonly<Record<Force | 'curfews', string>> = {
  troops: 'Troops',
  police: 'Police',
  irregulars: 'Irregulars',
  guerrillas: 'Guerrillas',
  bases: 'Bases',
  curfews: 'Curfews',
}

const all = (board: Board, pieces: readonly Piece[], space: SpaceId): number =>
  pieces.reduce((number, piece) => number + count(board, piece, space), 0)

/** Of one force in a space: how many there would be, or else how many of them Active. */
const forceLines = (before: Board, after: Board, space: SpaceId, force: Force) => {
  const total = summed(
    FORCE_NAMES[force],
    all(before, STATES[force], space),
    all(after, STATES[force], space),
  )
  const [, active] = STATES[force]
  return total.length > 0 || active === undefined
    ? total
    : summed(
        `Active ${FORCE_NAMES[force]}`,
        count(before, active, space),
        count(after, active, space),
      )
}

/** What an answer would do in one space, number by number. */
const spaceLines = (before: Board, after: Board, space: SpaceId): readonly string[] => {
  const lines = [
    ...FORCES.flatMap((force) => forceLines(before, after, space, force)),
    ...summed('Sabotage', sabotage(before, space), sabotage(after, space)),
    ...laid('Opposition', opposition(before, space), opposition(after, space)),
    ...laid('Curfew', curfew(before, space), curfew(after, space)),
  ]
  const balance = `Rebels ${rebelPieces(after, space)}, British ${britishPieces(after, space)}`
  return lines.length > 0 && isPopulated(space) ? [...lines, balance] : lines
}

/** What it would do beside the map. */
const asideLines = (before: Board, after: Board): readonly string[] => {
  const changed = ([...FORCES, 'curfews'] as const).filter(
    (force) => before.available[force] !== after.available[force],
  )
  return [
    ...changed.flatMap((force) =>
      summed(
        changed.length > 1 ? `Available ${FORCE_NAMES[force]}` : 'Available',
        before.available[force],
        after.available[force],
      ),
    ),
    ...summed('Political Will', before.politicalWill, after.politicalWill),
    ...(before.unity === after.unity ? [] : [`Unity: ${unityName(after.unity)}`]),
  ]
}

export const TRIAL = { space: spaceLines, aside: asideLines }
