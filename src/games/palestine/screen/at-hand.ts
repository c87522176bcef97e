import {
  count,
  cubes,
  irgunPieces,
  optionKind,
  type Board,
  type ChitChoice,
  type Faction,
  type Option,
  type Pick,
  type SpaceId,
} from '../rules/index'

/** Whether there is what an answer asks for: nobody looks for pieces or chits that are not there. */
export const isThere = (board: Board, option: Option): boolean => {
  switch (optionKind(option)) {
    case 'pick': {
      const { piece, space } = option as Pick
      return count(board, piece, space) > 0
    }
    case 'chit':
      return board.intel.held[(option as ChitChoice).chit] > 0
    default:
      return true
  }
}

/** Whether a side has a piece in a space. */
export const stands = (board: Board, side: Faction, space: SpaceId): boolean =>
  (side === 'british' ? cubes : irgunPieces)(board, space) > 0
