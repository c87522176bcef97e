import {
  CITIES,
  COUNTRIES,
  DISTRICTS,
  PALESTINE,
  RAILWAYS,
  type City,
  type District,
} from '../../../../mandate/spaces'

export * from '../../../../mandate/spaces'

/** 1.3.1 The seventeen spaces of the map, in reading order. */
export const SPACES = [...PALESTINE, ...COUNTRIES] as const

export type SpaceId = (typeof SPACES)[number]

/** 1.3.7 Those that begin out of play. */
export const OUT_AT_FIRST = ['transjordan', 'egypt'] as const

export type SpaceKind = 'district' | 'city' | 'railway' | 'country'

const kinds: Partial<Record<SpaceId, SpaceKind>> = {}
for (const space of DISTRICTS) kinds[space] = 'district'
for (const space of CITIES) kinds[space] = 'city'
for (const space of RAILWAYS) kinds[space] = 'railway'
for (const space of COUNTRIES) kinds[space] = 'country'

export const KIND = kinds as Readonly<Record<SpaceId, SpaceKind>>

/** 1.6, 1.12 Opposition and Curfew may stand in Districts and Cities. */
export const POPULATED: readonly (District | City)[] = [...DISTRICTS, ...CITIES]
