import { askedBy } from '../../../coin/asked'
import { cardInPlay } from '../../../coin/board'
import { RulesError } from '../../../coin/error'
import { sameOption } from '../../../coin/same-option'
import {
  DOOR,
  NEIGHBOURS,
  SPACES,
  isDistrict,
  type CardId,
  type Game,
  type Option,
  type Piece,
  type Side,
  type SpaceId,
} from '../rules'
import { apply, board, counting, options, question, type Asked, type Next } from './asking'

const GUERRILLAS = ['guerrillasUnderground', 'guerrillasActive'] as const
const IRREGULARS = ['irregularsUnderground', 'irregularsActive'] as const

/** Which of these pieces stand in any of these spaces, one of a kind. */
const picksIn = (
  game: Game,
  pieces: readonly Piece[],
  spaces: readonly Option[],
): readonly Option[] => {
  const count = counting(game)
  return SPACES.filter((space) => spaces.includes(space)).flatMap((space) =>
    pieces.flatMap((piece) => (count(piece, space) > 0 ? [{ piece, space }] : [])),
  )
}

const spaceOf = (option: Option): SpaceId => (option as { space: SpaceId }).space

/** Which piece of those in one space is asked only where they are not all alike. */
const piece = (game: Game, option: Option): Game =>
  question(game)?.ask === 'event.piece' ? apply(game, option) : game

/** Cards that asked for a piece where they now ask for its space first. */
const PIECE_FIRST: readonly { card: CardId; side: Side; pieces: readonly Piece[] }[] = [
  { card: 'A17', side: 'unshaded', pieces: GUERRILLAS },
  { card: 'A29', side: 'shaded', pieces: IRREGULARS },
]

export const eventSpaceAsked = (game: Game, next: Next): Asked => {
  const now = askedBy(DOOR, game, next)
  const why = question(game)?.why
  const first = PIECE_FIRST.find(({ card, side }) => why?.card === card && why.side === side)
  if (!first) return now
  return {
    ...now,
    options: () => [...picksIn(game, first.pieces, options(game)), 'done'],
    answer: (option) =>
      option === 'done' ? now.answer(option) : next(piece(apply(game, spaceOf(option)), option)),
  }
}

/** A30 asked for one Guerrilla after the other, in any order; now it goes from District to District. */
const kingsAsked = (before: Game, taken: readonly Option[], next: Next): Asked => {
  const left = NEIGHBOURS.transjordan
    .filter((space) => isDistrict(space))
    .filter((space) => !taken.some((one) => spaceOf(one) === space))
  const picks = picksIn(before, GUERRILLAS, left)
  if (picks.length > 0)
    return {
      game: before,
      byChance: false,
      options: () => picks,
      answer(option) {
        if (picks.some((one) => sameOption(one, option)))
          return kingsAsked(before, [...taken, option], next)
        throw new RulesError('not-offered', 'event.piece', option)
      },
    }
  let game = apply(before, 'unshaded')
  for (let now = question(game); now?.ask === 'event.piece'; now = question(game))
    game = apply(game, taken.find((one) => spaceOf(one) === now.about.space) as Option)
  return next(game)
}

export const eventAsked = (game: Game, next: Next): Asked => {
  const now = askedBy(DOOR, game, next)
  if (cardInPlay(board(game)) !== 'A30') return now
  const answer = (option: Option) =>
    option === 'unshaded' ? kingsAsked(game, [], next) : now.answer(option)
  return { ...now, answer }
}
