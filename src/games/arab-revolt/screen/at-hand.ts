import {
  britishPieces,
  count,
  optionKind,
  rebelPieces,
  type Board,
  type Faction,
  type Option,
  type Pick,
  type SpaceId,
} from '../rules/index'

/** Whether there is what an answer asks for: nobody looks for pieces or chits that are not there. */
export const isThere = (board: Board, option: Option): boolean => {
  if (optionKind(option) === 'pick') {
    const { piece, space } = option as Pick
    return count(board, piece, space) > 0
  }
  if (typeof option !== 'object' || !('chit' in option)) return true
  const { operationsChits, punishmentChits } = board
  return typeof option.chit === 'number'
    ? operationsChits[option.from][option.chit] > 0
    : punishmentChits[option.from][option.chit] > 0
}

/** Whether a side has a piece in a space. */
export const stands = (board: Board, side: Faction, space: SpaceId): boolean =>
  (side === 'british' ? britishPieces : rebelPieces)(board, space) > 0
