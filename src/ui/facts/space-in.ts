import { isOfKind, type Game, type Option, type SpaceId } from '../../games/index'

/** The space that an answer is about: where something is to be done, or to arrive. */
export const spaceIn = (of: Pick<Game, 'of'>, option: Option): SpaceId | null => {
  if (isOfKind(of, option, 'space')) return option
  if (typeof option !== 'object' || 'chit' in option) return null
  return 'space' in option ? option.space : option.to
}
