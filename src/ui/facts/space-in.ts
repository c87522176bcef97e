import { optionKind, type Option, type SpaceId } from '../arab-revolt'

/** The space that an answer is about: where something is to be done, or to arrive. */
export const spaceIn = (option: Option): SpaceId | null => {
  if (optionKind(option) === 'space') return option as SpaceId
  if (typeof option !== 'object' || 'chit' in option) return null
  return 'space' in option ? option.space : option.to
}
