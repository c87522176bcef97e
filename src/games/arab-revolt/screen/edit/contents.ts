import { CONTENTS, FORCE, KIND, TOTAL, type Content, type SpaceId } from '../../rules/index'

/** What may ever stand in a space of this kind; the rules have the last word. */
export const contentsOf = (space: SpaceId): readonly Content[] => {
  const kind = KIND[space]
  if (kind === 'country')
    return CONTENTS.filter((one) => one.startsWith('guerrillas') || one === 'bases')
  return CONTENTS.filter((one) =>
    kind === 'railway'
      ? one !== 'bases' && one !== 'opposition' && one !== 'curfew'
      : one !== 'sabotage',
  )
}

// The markers are not limited; a number of one digit fits on the map.
const MOST_SABOTAGE = 9

/** How many there can be at all; the rules say how many may stand where. */
export const mostOf = (content: Content): number => {
  if (content === 'sabotage') return MOST_SABOTAGE
  return content === 'opposition' || content === 'curfew' ? 1 : TOTAL[FORCE[content]]
}
