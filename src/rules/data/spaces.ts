/** 1.3.1 The seventeen spaces of the map, in reading order: north to south within each kind. */
export const DISTRICTS = [
  'galilee',
  'haifa-district',
  'samaria',
  'lydda',
  'jerusalem-district',
  'gaza',
] as const
export const CITIES = ['haifa', 'tel-aviv-jaffa', 'jerusalem'] as const
export const RAILWAYS = [
  'railway-egypt-tel-aviv',
  'railway-tel-aviv-jerusalem',
  'railway-tel-aviv-haifa',
  'railway-haifa-syria',
] as const
export const COUNTRIES = ['lebanon', 'syria', 'transjordan', 'egypt'] as const
export const SPACES = [...DISTRICTS, ...CITIES, ...RAILWAYS, ...COUNTRIES] as const

export type District = (typeof DISTRICTS)[number]
export type City = (typeof CITIES)[number]
export type Railway = (typeof RAILWAYS)[number]
export type Country = (typeof COUNTRIES)[number]
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

/** Everything but the Foreign Countries. */
export const PALESTINE: readonly (District | City | Railway)[] = [...POPULATED, ...RAILWAYS]
