import { prioritiesIn, type Rate as CoinRate } from '../../../../coin/priorities'
import {
  DISTRICT_OF,
  SPACES,
  activeCells,
  armsCaches,
  cardInPlay,
  cells,
  cubes,
  isCity,
  isRailway,
  railwaysAreClear,
  sabotage,
  terror,
  troops,
  undergroundCells,
  type Board,
  type CardId,
  type City,
  type Move,
  type Option,
  type Palestine,
  type Pick,
  type SpaceId,
} from '../../rules/index'

/** How well an answer serves a priority: more than 0 if at all. */
export type Rate = CoinRate<Palestine>

export const { priority, prefer, always } = prioritiesIn<Palestine>()

type ByPlace = (board: Board, space: SpaceId) => number

const isSpace = (answer: Option): answer is SpaceId => SPACES.some((one) => one === answer)

/** Rates an answer that is a space. */
export const bySpace =
  (rate: ByPlace) =>
  (board: Board): Rate =>
  (answer) =>
    isSpace(answer) ? rate(board, answer) : 0

/** Rates an answer that is a piece where it stands. */
export const byPick =
  (rate: (board: Board, pick: Pick) => number) =>
  (board: Board): Rate =>
  (answer) =>
    typeof answer === 'object' && 'space' in answer ? rate(board, answer) : 0

/** Rates a move by its ends and number. */
export const byMove =
  (rate: (board: Board, from: SpaceId, to: SpaceId, number: number) => number) =>
  (board: Board): Rate =>
  (answer) => {
    if (typeof answer !== 'object' || !('to' in answer)) return 0
    return rate(board, answer.from, answer.to, numberOf(answer))
  }

const numberOf = (answer: Move | Exclude<Option, string | number | Move | Pick>): number => {
  if ('number' in answer) return answer.number
  return 'underground' in answer ? answer.underground + answer.active : 0
}

/** The best of all spaces. */
export const bestOf = (board: Board, rate: ByPlace): number =>
  SPACES.reduce((best, space) => Math.max(best, rate(board, space)), 0)

/** In how many spaces there is anything to be had. */
export const countOf = (board: Board, rate: ByPlace): number =>
  SPACES.filter((space) => rate(board, space) > 0).length

/** 3.2.4 What an Assault would remove here without a chit, an Arms Cache counted twice. */
export const assaultGain: ByPlace = (board, space) => {
  const strength = Math.floor(troops(board, space) / 2)
  const active = activeCells(board, space)
  if (undergroundCells(board, space) > 0 || strength <= active) return Math.min(strength, active)
  return active + 2 * Math.min(strength - active, armsCaches(board, space))
}

/** 3.2.3 How many Cells in hiding a Search would find here. */
export const searchGain: ByPlace = (board, space) =>
  Math.min(
    undergroundCells(board, space),
    Math.floor(cubes(board, space) / (isCity(space) ? 3 : 2)),
  )

/** 4.2.3 How many Cells could be detained in a City and the District around it. */
export const detainable = (board: Board, city: City): number =>
  cells(board, city) + cells(board, DISTRICT_OF[city])

/** 6.1 What the markers of a space cost at the next count, the bonus that they spoil included. */
export const markersCost: ByPlace = (board, space) => {
  const [sabotaged, terrorized] = [sabotage(board, space), terror(board, space)]
  if (isRailway(space)) return sabotaged > 0 ? 2 : 0
  if (!isCity(space)) return sabotaged
  return 2 * sabotaged + 3 * terrorized + (sabotaged + terrorized > 0 ? 1 : 0)
}

/** 6.1 What one more Sabotage marker here would cost. */
export const sabotageWorth: ByPlace = (board, space) => {
  if (isRailway(space)) {
    if (sabotage(board, space) > 0) return 0
    return 2 + (railwaysAreClear(board) ? 2 : 0)
  }
  if (!isCity(space)) return 1
  return 2 + (sabotage(board, space) + terror(board, space) === 0 ? 1 : 0)
}

/** Whether the card in play is one of these, and what is asked of the board there is so. */
export const cardIs = (
  board: Board,
  wanted: Readonly<Partial<Record<CardId, (board: Board) => boolean>>>,
): boolean => {
  const card = cardInPlay(board)
  return card !== null && (wanted[card]?.(board) ?? false)
}
