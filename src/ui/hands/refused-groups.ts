import {
  britishPieces,
  count,
  optionKind,
  rebelPieces,
  type Board,
  type Chooser,
  type Option,
  type OptionKind,
  type Pick,
  type Refused,
} from '../arab-revolt'
import { spaceIn } from '../facts/space-in'
import { reasonText } from '../../games/arab-revolt/words/en/reasons'
import { grouped, type View } from './view'

/** Answers refused for the same reason. */
export interface RefusedGroup {
  readonly because: Refused
  readonly all: readonly Option[]
}

/** Kinds whose members stand beside the answers even when they cannot be chosen. */
const IN_PLACE: readonly OptionKind[] = ['box', 'operation', 'activity', 'side', 'punishment']

/** What cannot be chosen and stands among the answers, with its reason. */
export const refusedInPlace = (view: View): readonly Refused[] =>
  view.refused.filter(({ option }) => IN_PLACE.includes(optionKind(option)))

/** Whether there is what is refused: nobody looks for pieces or chits that are not there. */
const isThere = (board: Board, option: Option): boolean => {
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

/** Whether a side has something in the space that an answer is about. */
const isOwn = (board: Board, by: Chooser, option: Option): boolean => {
  const space = spaceIn(option)
  return space !== null && (by === 'british' ? britishPieces : rebelPieces)(board, space) > 0
}

/**
 * What cannot be chosen and is listed below the answers, reason by reason: first what a side may well have
 * thought of, because it stands there itself.
 */
export const refusedGroups = (view: View, board: Board, by: Chooser): readonly RefusedGroup[] => {
  const listed = view.refused.filter(
    ({ option }) =>
      option !== 'done' && !IN_PLACE.includes(optionKind(option)) && isThere(board, option),
  )
  const isFirst = ({ option }: Refused) => isOwn(board, by, option)
  const sorted = [...listed.filter(isFirst), ...listed.filter((one) => !isFirst(one))]
  return grouped(sorted, (one) => `${one.rule} ${reasonText(one)}`).flatMap((group) =>
    group[0] ? [{ because: group[0], all: group.map(({ option }) => option) }] : [],
  )
}
