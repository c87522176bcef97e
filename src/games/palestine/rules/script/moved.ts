import { count } from '../board/queries'
import { activate } from '../board/verbs'
import type { Piece } from '../data/pieces'
import type { SpaceId } from '../data/spaces'
import type { Play } from './capability'
import { pick } from './option'
import type { Turn } from './turn'

/*
 * A piece moves once with an Operation (3.2.3, PR33, PR37, PR49). Pieces of a kind cannot be told apart, so
 * this counts how many of those in a space have moved.
 */

const moved = (turn: Turn, piece: Piece, space: SpaceId): number =>
  turn.moved.get(pick(piece, space)) ?? 0

/** How many of these here have not moved yet. */
export const unmoved = (t: Play, turn: Turn, piece: Piece, space: SpaceId): number =>
  count(t.board, piece, space) - moved(turn, piece, space)

/** So many of those who are now here have moved. */
export const noteMoved = (turn: Turn, piece: Piece, space: SpaceId, number: number): void => {
  if (number !== 0) turn.moved.set(pick(piece, space), moved(turn, piece, space) + number)
}

/** PR49 Activates a Cell in the middle of an Operation: one who has travelled only where all have. */
export const activateDuring = (t: Play, turn: Turn, space: SpaceId): void => {
  const travelled = unmoved(t, turn, 'cellsUnderground', space) === 0 ? 1 : 0
  activate(t, space)
  noteMoved(turn, 'cellsUnderground', space, -travelled)
  noteMoved(turn, 'cellsActive', space, travelled)
}
