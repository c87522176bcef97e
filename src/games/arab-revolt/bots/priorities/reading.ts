import { prioritiesIn, type Rate as CoinRate } from '../../../../coin/priorities'
import {
  POPULATED,
  SPACES,
  activeGuerrillas,
  bases,
  britishPieces,
  isDistrict,
  opposition,
  police,
  rebelPieces,
  troops,
  undergroundGuerrillas,
  type ArabRevolt,
  type Board,
  type GuerrillaGroup,
  type Move,
  type Option,
  type SpaceId,
} from '../../rules/index'

/** How well an answer serves a priority: more than 0 if at all. */
export type Rate = CoinRate<ArabRevolt>

export const { priority, prefer, always } = prioritiesIn<ArabRevolt>()

/** The space that an answer names, for any kind of answer that names one. */
const spaceOf = (answer: Option): SpaceId | null => {
  if (typeof answer === 'string') return isSpace(answer) ? answer : null
  if (typeof answer === 'number' || 'chit' in answer) return null
  return 'space' in answer ? answer.space : answer.to
}

const isSpace = (answer: string): answer is SpaceId => SPACES.some((one) => one === answer)

/** Rates an answer by its space. */
export const bySpace =
  (rate: (board: Board, space: SpaceId) => number) =>
  (board: Board): Rate =>
  (answer) => {
    const space = spaceOf(answer)
    return space === null ? 0 : rate(board, space)
  }

/** Rates a move by its ends and number. */
export const byMove =
  (rate: (board: Board, from: SpaceId, to: SpaceId, number: number) => number) =>
  (board: Board): Rate =>
  (answer) => {
    if (typeof answer !== 'object' || !('from' in answer) || 'chit' in answer) return 0
    return rate(board, answer.from, answer.to, numberOf(answer))
  }

const numberOf = (answer: Move | GuerrillaGroup): number =>
  'number' in answer ? answer.number : answer.underground + answer.active

/** 6.1.2 By how many the Rebels outnumber the British; less than 0 where they do not. */
export const lead = (board: Board, space: SpaceId): number =>
  rebelPieces(board, space) - britishPieces(board, space)

/** 3.2.4 How many Rebel pieces an Assault would remove here, a Base counted three times. */
export const assaultGain = (board: Board, space: SpaceId): number => {
  const cubes = troops(board, space) + (isDistrict(space) ? 0 : police(board, space))
  const strength = opposition(board, space) ? Math.floor(cubes / 2) : cubes
  const active = activeGuerrillas(board, space)
  if (strength <= active || undergroundGuerrillas(board, space) > 0)
    return Math.min(strength, active)
  return active + 3 * Math.min(strength - active, bases(board, space))
}

/** The best of all Districts and Cities. */
export const bestOf = (board: Board, rate: (board: Board, space: SpaceId) => number): number =>
  POPULATED.reduce((best, space) => Math.max(best, rate(board, space)), 0)
