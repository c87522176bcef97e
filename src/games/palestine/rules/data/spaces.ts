import {
  CITIES,
  DISTRICTS,
  PALESTINE,
  RAILWAYS,
  type City,
  type District,
  type Railway,
} from '../../../../mandate/spaces'

export { CITIES, DISTRICTS, RAILWAYS, type City, type District, type Railway }

/** 1.3.1 The thirteen spaces of the map, in reading order. */
export const SPACES = PALESTINE
export type SpaceId = (typeof SPACES)[number]

export type SpaceKind = 'district' | 'city' | 'railway'

const kinds: Partial<Record<SpaceId, SpaceKind>> = {}
for (const space of DISTRICTS) kinds[space] = 'district'
for (const space of CITIES) kinds[space] = 'city'
for (const space of RAILWAYS) kinds[space] = 'railway'

export const KIND = kinds as Readonly<Record<SpaceId, SpaceKind>>

/** 1.3.2 Every District but Jerusalem District lies on the coast. */
export const COASTAL: readonly District[] = DISTRICTS.filter(
  (district) => district !== 'jerusalem-district',
)

/** 4.2.3 The one District that borders each City. */
export const DISTRICT_OF: Readonly<Record<City, District>> = {
  haifa: 'haifa-district',
  'tel-aviv-jaffa': 'lydda',
  jerusalem: 'jerusalem-district',
}

/** 1.3.2, 1.3.3, 6.1.1 What Sabotage weighs: each marker, but on a Railway all of them together. */
export const SABOTAGE_VALUE: Readonly<Record<SpaceKind, number>> = {
  district: 1,
  city: 2,
  railway: 2,
}

/** 6.1.1 What each Terror marker in a City weighs. */
export const TERROR_VALUE = 3
