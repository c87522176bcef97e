import { count } from '../board/queries'
import { FORCE, AS_PLACED, type Piece } from '../data/pieces'
import type { SpaceId } from '../data/spaces'
import { ask, word } from './ask'
import type { Play } from './capability'
import type { Refused, Script } from './decision'
import { pick, type Move, type Option, type Pick } from './option'
import { refuse } from './refusal'
import type { Turn } from './turn'

/*
 * R19, R45 A piece moves once with an Operation. Pieces of a kind cannot be told apart, so this counts how
 * many of those in a space have moved; the count goes with them wherever they go.
 */

/** Answers may come from JSON: a piece is known by its name and place, not as the same object. */
const moved = (turn: Turn, { piece, space }: Pick): number =>
  turn.moved.get(pick(piece, space)) ?? 0

/** R19, R45 How many of these here have not moved yet. */
export const unmoved = (t: Play, turn: Turn, piece: Piece, space: SpaceId): number =>
  count(t.board, piece, space) - moved(turn, pick(piece, space))

/** R19, R45 So many of those who are now here have moved. */
export const noteMoved = (turn: Turn, piece: Piece, space: SpaceId, number: number): void => {
  const one = pick(piece, space)
  if (number !== 0) turn.moved.set(one, moved(turn, one) + number)
}

/** 1.4 Only so many can go; where none can, another reason tells. */
export const moreThan = (limit: number, option: Option): Refused[] =>
  limit > 0 ? [{ option, ...refuse('1.4', 'more-than-there-are', { limit }) }] : []

/** R45 Why no piece of a kind comes from a space, or one more than can; nothing where there is none. */
export const deniedMoves = (
  t: Play,
  turn: Turn,
  { piece, from, to }: Omit<Move, 'number'>,
): Refused[] => {
  if (count(t.board, piece, from) === 0) return []
  const most = unmoved(t, turn, piece, from)
  return most > 0
    ? moreThan(most, { piece, from, to, number: most + 1 })
    : [{ option: { piece, from, to, number: 1 }, ...refuse('R45', 'moved-already') }]
}

/** R19 Whether the one that is taken has moved. Where it may be either and could matter, they say which. */
function* isOneWhoMoved(t: Play, turn: Turn, taken: Pick): Script<boolean> {
  if (moved(turn, taken) === 0) return false
  if (unmoved(t, turn, taken.piece, taken.space) === 0) return true
  if (turn.selected.length >= turn.limit) return false
  const { space } = taken
  return (
    (yield* ask(turn.by, 'place.marched', { space }, word('not-marched'), word('marched'))) ===
    'marched'
  )
}

/** R19 A piece that is about to be relocated takes along that it has moved. */
export function* passOnMoved(t: Play, turn: Turn, taken: Pick, to: SpaceId): Script {
  if (!(yield* isOneWhoMoved(t, turn, taken))) return
  noteMoved(turn, taken.piece, taken.space, -1)
  noteMoved(turn, AS_PLACED[FORCE[taken.piece]], to, 1)
}
