import { curfew, isCity, isRailway } from '../board/queries'
import type { Play } from './capability'
import type { SpaceId } from '../data/spaces'
import { refuse, type Verdict } from './refusal'

/** What an Event binds an action to. */
export type Within = (space: SpaceId) => Verdict

/** Binds an action to one space. */
export const onlyIn =
  (rule: string, place: SpaceId): Within =>
  (space) =>
    space === place ? true : refuse(rule, 'only-within')

/** Binds an action to Cities. */
export const inCities =
  (rule: string): Within =>
  (space) =>
    isCity(space) ? true : refuse(rule, 'needs-city')

/** Binds an action to Railways. */
export const onRailways =
  (rule: string): Within =>
  (space) =>
    isRailway(space) ? true : refuse(rule, 'needs-railway')

/** Binds an action to Cities under Curfew. */
export const underCurfew =
  (t: Play, rule: string): Within =>
  (space) =>
    curfew(t.board, space) ? true : refuse(rule, 'needs-city-with-curfew')
