import {
  CONTENTS,
  FORCE,
  KIND,
  SABOTAGE_AND_TERROR,
  TOTAL,
  type Content,
  type SpaceId,
  type SpaceKind,
} from '../../rules/index'

/** 1.4.2, 1.10 What never stands in a space of this kind. */
const NEVER: Readonly<Record<SpaceKind, readonly Content[]>> = {
  city: [],
  district: ['curfew', 'terror'],
  railway: ['armsCaches', 'curfew', 'terror'],
}

/** What may ever stand in a space of this kind; the rules have the last word. */
export const contentsOf = (space: SpaceId): readonly Content[] =>
  CONTENTS.filter((one) => !NEVER[KIND[space]].includes(one))

/** How many there can be at all; the rules say how many may stand where. */
export const mostOf = (content: Content): number => {
  if (content === 'curfew') return 1
  return content === 'sabotage' || content === 'terror'
    ? SABOTAGE_AND_TERROR
    : TOTAL[FORCE[content]]
}
