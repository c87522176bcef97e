/* Where Operations and Special Activities may take place, told anew from the rulebook. */
import {
  CITIES,
  COUNTRIES,
  DISTRICTS,
  NEIGHBOURS,
  PALESTINE,
  POPULATED,
  RAILWAYS,
  count,
  type ActivityId,
  type Board,
  type Content,
  type OperationId,
  type SpaceId,
} from '../../../src/games/arab-revolt/rules/index'
import { isOneOf, GUERRILLAS, IRREGULARS, REBELS, BRITISH } from './scene'

/** Which Operations a Special Activity may accompany (4.2, 4.3). */
export const ACCOMPANIES: Readonly<Partial<Record<ActivityId, readonly OperationId[]>>> = {
  divide: ['deploy', 'patrol'],
  mobilize: ['rally', 'march'],
  raid: ['rally', 'sabotage', 'ambush'],
}

export const numberOf = (now: Board, contents: readonly Content[], space: SpaceId): number =>
  contents.reduce((sum, content) => sum + count(now, content, space), 0)

/** 3.2, 3.3 Where an Operation may take place, told anew from the rulebook. */
export const OPERATES: Readonly<Record<OperationId, (now: Board, space: SpaceId) => boolean>> = {
  deploy: (now, space) =>
    isOneOf(POPULATED, space) && numberOf(now, BRITISH, space) > numberOf(now, REBELS, space),
  patrol: (_, space) => isOneOf([...CITIES, ...RAILWAYS], space),
  sweep: (_, space) => isOneOf(POPULATED, space),
  assault: (now, space) =>
    numberOf(now, ['troops', 'police'], space) > 0 && numberOf(now, REBELS, space) > 0,
  rally: (now, space) =>
    !isOneOf(RAILWAYS, space) &&
    numberOf(now, ['curfew'], space) === 0 &&
    numberOf(now, [...REBELS, 'opposition'], space) > 0,
  march: (now, space) => numberOf(now, GUERRILLAS, space) > 0,
  sabotage: (now, space) =>
    isOneOf(PALESTINE, space) && numberOf(now, ['guerrillasUnderground'], space) > 0,
  ambush: (now, space) =>
    numberOf(now, ['guerrillasUnderground'], space) > 0 &&
    numberOf(now, ['police', ...IRREGULARS], space) > 0,
}

/** Where a Special Activity could do anything. */
export const ACTS: Readonly<Record<ActivityId, (now: Board, space: SpaceId) => boolean>> = {
  punish: (now, space) => isOneOf(POPULATED, space) && numberOf(now, ['troops'], space) > 0,
  divide: () => true,
  'air-recon': (now, space) =>
    isOneOf([...DISTRICTS, ...RAILWAYS], space) &&
    numberOf(now, ['guerrillasUnderground'], space) > 0,
  mobilize: (now, space) =>
    isOneOf(COUNTRIES, space)
      ? !now.outOfPlay.countries.some((country) => country === space) &&
        numberOf(now, ['bases'], space) < 2
      : numberOf(now, ['opposition'], space) > 0 ||
        (isOneOf(DISTRICTS, space) &&
          numberOf(now, GUERRILLAS, space) > numberOf(now, IRREGULARS, space) &&
          numberOf(now, ['bases'], space) < 2),
  coordinate: () => true,
  raid: (now, space) =>
    isOneOf(PALESTINE, space) &&
    NEIGHBOURS[space].some(
      (one) => numberOf(now, ['bases'], one) > 0 && numberOf(now, GUERRILLAS, one) > 0,
    ),
}
