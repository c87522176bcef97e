import { adjacent } from '../board/queries'
import type { SpaceId } from '../data/spaces'
import { refuse, type Verdict } from './refusal'

/** R10 Binds an action to a space and those adjacent to it. */
export const inOrAdjacentTo =
  (rule: string, center: SpaceId) =>
  (space: SpaceId): Verdict =>
    space === center || adjacent(space, center) ? true : refuse(rule, 'only-within')

/** Binds an action to one space. */
export const onlyIn =
  (rule: string, place: SpaceId) =>
  (space: SpaceId): Verdict =>
    space === place ? true : refuse(rule, 'only-within')
