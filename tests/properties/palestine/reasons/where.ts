/* Where Operations and Special Activities may take place, told anew from the rulebook. */
import {
  CITIES,
  RAILWAYS,
  type ActivityId,
  type Board,
  type OperationId,
  type SpaceId,
} from '../../../../src/games/palestine/rules/index'
import { CELLS, IRGUN, isOneOf, near, numberOf } from './scene'

/** Which Operations a Special Activity may accompany (4.2, 4.3). */
export const ACCOMPANIES: Readonly<Partial<Record<ActivityId, readonly OperationId[]>>> = {
  restore: ['deploy'],
  negotiate: ['deploy', 'patrol', 'search'],
  'mass-detention': ['search', 'assault'],
  terror: ['sabotage'],
}

/** An Arms Cache in the space or next to it, beside one that has been given up. */
const cacheNear = (now: Board, space: SpaceId, given: SpaceId | null): boolean =>
  near(space).some((one) => numberOf(now, ['armsCaches'], one) > (one === given ? 1 : 0))

type Where = (now: Board, space: SpaceId, given: SpaceId | null) => boolean

/** 3.2, 3.3 Where an Operation may take place, once an Arms Cache has been given up here. */
export const OPERATES: Readonly<Record<OperationId, Where>> = {
  deploy: (now, space) =>
    !isOneOf(RAILWAYS, space) && numberOf(now, ['troops'], space) > numberOf(now, IRGUN, space),
  patrol: (now, space) => numberOf(now, CELLS, space) > 0,
  search: () => true,
  assault: (now, space) => numberOf(now, ['troops'], space) > 0 && numberOf(now, IRGUN, space) > 0,
  recruit: (now, space, given) =>
    numberOf(now, ['curfew'], space) === 0 &&
    (isOneOf(CITIES, space) || cacheNear(now, space, given)),
  travel: (now, space) => numberOf(now, CELLS, space) > 0,
  sabotage: (now, space) => numberOf(now, ['cellsUnderground'], space) > 0,
  rob: (now, space) =>
    !isOneOf(RAILWAYS, space) && numberOf(now, CELLS, space) > numberOf(now, ['police'], space),
}

type Acts = (now: Board, space: SpaceId) => boolean

/** Where a Special Activity could do anything. */
export const ACTS: Readonly<Record<ActivityId, Acts>> = {
  restore: (now, space) =>
    numberOf(now, ['troops'], space) > 0 &&
    numberOf(now, ['police'], space) > 0 &&
    numberOf(now, IRGUN, space) === 0 &&
    numberOf(now, ['curfew', 'sabotage', 'terror'], space) > 0,
  negotiate: () => true,
  'mass-detention': (now, space) =>
    isOneOf(CITIES, space) &&
    numberOf(now, ['curfew'], space) > 0 &&
    numberOf(now, ['troops'], space) >= 3,
  silence: (now, space) =>
    numberOf(now, ['police'], space) > 0 &&
    numberOf(now, ['cellsUnderground'], space) >= numberOf(now, ['police'], space),
  propagandize: (now, space) =>
    isOneOf(CITIES, space) &&
    numberOf(now, ['curfew'], space) > 0 &&
    numberOf(now, CELLS, space) > 0,
  terror: (_, space) => isOneOf(CITIES, space),
}
