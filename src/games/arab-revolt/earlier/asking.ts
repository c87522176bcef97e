import type { Asked as CoinAsked } from '../../../coin/asked'
import { RulesError } from '../../../coin/error'
import { DOOR, type ArabRevolt, type Game, type Option, type Piece, type SpaceId } from '../rules'

// By the door alone: each name more would make what every table loads longer.
export const { answerCount, apply, board, facts, options, question, refusals } = DOOR

/** How many of a piece stand in a space. */
export const counting = (game: Game): ((piece: Piece, space: SpaceId) => number) => {
  const { spaces } = DOOR.positionOf(board(game))
  return (piece, space) => spaces[space]?.[piece] ?? 0
}

export type Asked = CoinAsked<ArabRevolt>

/** How the questions after one are put. */
export type Next = (game: Game) => Asked

/** A question to the British that is no longer put: of all that was listed, only one answer changes nothing. */
export const askedNoMore = (
  game: Game,
  options: () => readonly Option[],
  onDone: () => Asked,
): Asked => ({
  game,
  byChance: false,
  options,
  answer(option) {
    if (option === 'done') return onDone()
    throw new RulesError('not-offered', `${question(game)?.ask}`, option)
  },
})
