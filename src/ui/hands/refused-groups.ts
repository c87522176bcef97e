import { board, kindOf, question, type Game, type Option, type Refused } from '../../games/index'
import { spaceIn } from '../facts/space-in'
import type { Screen } from '../screen/screen'
import { grouped, type View } from './view'

/** Answers refused for the same reason. */
export interface RefusedGroup {
  readonly because: Refused
  readonly all: readonly Option[]
}

/** What cannot be chosen and stands among the answers, with its reason. */
export const refusedInPlace = (game: Game, view: View, { inPlace }: Screen): readonly Refused[] =>
  view.refused.filter(({ option }) => inPlace.includes(kindOf(game, option)))

/** Whether the side that is asked has something in the space that an answer is about. */
const isOwn = (game: Game, option: Option, { stands }: Screen): boolean => {
  const [by, space] = [question(game)?.by ?? 'chance', spaceIn(game, option)]
  return by !== 'chance' && space !== null && stands(board(game), by, space)
}

/**
 * What cannot be chosen and is listed below the answers, reason by reason: first what a side may well have
 * thought of, because it stands there itself.
 */
export const refusedGroups = (game: Game, view: View, screen: Screen): readonly RefusedGroup[] => {
  const { isThere, inPlace, words } = screen
  const listed = view.refused.filter(
    ({ option }) =>
      option !== 'done' && !inPlace.includes(kindOf(game, option)) && isThere(board(game), option),
  )
  const isFirst = ({ option }: Refused) => isOwn(game, option, screen)
  const sorted = [...listed.filter(isFirst), ...listed.filter((one) => !isFirst(one))]
  return grouped(sorted, (one) => `${one.rule} ${words.reason(one)}`).flatMap((group) =>
    group[0] ? [{ because: group[0], all: group.map(({ option }) => option) }] : [],
  )
}
