import { askedBy } from '../../../coin/asked'
import {
  DOOR,
  NEIGHBOURS,
  RulesError,
  SPACES,
  STATES,
  apply,
  board,
  cardInPlay,
  count,
  isDistrict,
  options,
  question,
  sameOption,
  type CardId,
  type Force,
  type Game,
  type Option,
  type Side,
  type SpaceId,
} from '../rules'
import type { Asked, Next } from './asking'

/** Which pieces of a force stand in any of these spaces, one of a kind. */
const picksIn = (game: Game, force: Force, spaces: readonly Option[]): Option[] => {
  const now = board(game)
  return SPACES.filter((space) => spaces.includes(space)).flatMap((space) =>
    STATES[force].flatMap((piece) => (count(now, piece, space) > 0 ? [{ piece, space }] : [])),
  )
}

const spaceOf = (option: Option): SpaceId => (option as { space: SpaceId }).space

/** Which piece of those in one space is asked only where they are not all alike. */
const piece = (game: Game, option: Option): Game =>
  question(game)?.ask === 'event.piece' ? apply(game, option) : game

/** Cards that asked for a piece where they now ask for its space first. */
const PIECE_FIRST: readonly { card: CardId; side: Side; force: Force }[] = [
  { card: 'A17', side: 'unshaded', force: 'guerrillas' },
  { card: 'A29', side: 'shaded', force: 'irregulars' },
]

export const eventSpaceAsked = (game: Game, next: Next): Asked => {
  const now = askedBy(DOOR, game, next)
  const why = question(game)?.why
  const first = PIECE_FIRST.find(({ card, side }) => why?.card === card && why.side === side)
  if (!first) return now
  return {
    ...now,
    options: () => [...picksIn(game, first.force, options(game)), 'done'],
    answer: (option) =>
      option === 'done' ? now.answer(option) : next(piece(apply(game, spaceOf(option)), option)),
  }
}

/** A30 asked for one Guerrilla after the other, in any order; now it goes from District to District. */
const kingsAsked = (before: Game, taken: readonly Option[], next: Next): Asked => {
  const left = NEIGHBOURS.transjordan
    .filter((space) => isDistrict(space))
    .filter((space) => !taken.some((one) => spaceOf(one) === space))
  const picks = picksIn(before, 'guerrillas', left)
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
