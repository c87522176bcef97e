import type { Content, Railway } from '../../rules/index'
import { counted, signed } from '../../../../language/english'

/** Words on the sheet and round it. */
export const MAP = {
  title: 'Arab Revolt',
  subtitle: 'Palestine 1936–1939',
  map: 'Map',
  all: 'All',
  allNote: 'the whole sheet with its trays',
  back: 'Back to the country',
  sea: ['MEDITERRANEAN', 'SEA'],
  deadSea: 'Dead Sea',
  politicalWill: 'Political Will',
  outOfPlay: 'Out of Play',
  outOfPlayTag: ['OUT OF', 'PLAY'],
  empty: 'empty',
  available: 'Available',
  british: 'BRITISH',
  rebels: 'REBELS',
  prison: 'Prison',
  punishmentChits: 'Punishment chits',
  operationsChits: 'Operations chits',
  inPlay: 'play',
  unity: 'Unity Track',
  decentralized: 'Decentralized',
  centralized: 'Centralized',
  forecast: 'If Propaganda came now',
  nextCount: 'The next count, as it stands',
  sum: 'Sum',
  withThis: 'with this',
  so: 'so',
  countries: (number: number) => counted(number, 'country', 'countries'),
  inForts: (police: string) => `${police} in Tegart Forts`,
} as const

/** The names of the Railways as short as they stand beside them. */
export const RAIL_NAMES: Readonly<Record<Railway, string>> = {
  'railway-haifa-syria': 'Haifa–Syria',
  'railway-tel-aviv-haifa': 'T.A.–Haifa',
  'railway-tel-aviv-jerusalem': 'T.A.–Jerusalem',
  'railway-egypt-tel-aviv': 'Egypt–T.A.',
}

/** The towns that find room. */
export const TOWN_NAMES = {
  Tiberias: 'Tiberias',
  Nazareth: 'Nazareth',
  Jenin: 'Jenin',
  Beersheba: 'Beersheba',
  Jericho: 'Jericho',
} as const

/** Words above the country, where it stands without its trays. */
export const STRIP = { label: 'Available, and Unity' } as const

/** Words in large letters, for a projector. */
export const LARGE = {
  now: 'now',
  then: 'then',
  pool: (number: number) => `pool ${number}`,
  unity: 'Unity',
} as const

/** What is said of a space beside its name and what stands there. */
export const STATE = {
  railway: (name: string) => `${name} Railway`,
  chosen: (pin: number) => `Chosen, number ${pin}`,
  legal: 'Can be chosen',
  refused: 'Cannot be chosen',
  changed: 'Changed',
} as const

/** Letters on cubes, for those who cannot tell their colours: a setting. */
export const LETTERS: Readonly<Partial<Record<Content, string>>> = { troops: 'T', police: 'P' }

/** A marker of which there is never more than one. */
export const SINGLE: Readonly<Partial<Record<Content, string>>> = {
  opposition: 'Opposition',
  curfew: 'Curfew',
}

/** What a tray says to those who hear it. */
export const TRAY_SAID = {
  british: (have: string, chits: string) =>
    `British, Available: ${have}. Punishment chits, ${chits}.`,
  rebels: (have: string, chits: string, unity: string) =>
    `Rebels, Available: ${have}. Operations chits, ${chits}. Unity ${unity}.`,
  forecast: (lines: string, from: number, to: number) =>
    `If Propaganda came now: ${lines}. Political Will from ${from} to ${to}.`,
  nextCount: (lines: string, net: number) =>
    `The next count, as it stands: ${lines}. Sum ${signed(net)}.`,
  will: (will: number) => `Political Will ${will}`,
  willMoves: (will: number, becomes: number) =>
    `Political Will ${will}; with Propaganda now ${becomes}`,
  prison: (what: string) => `Prison: ${what}`,
  outOfPlay: (what: string) => `Out of Play: ${what}`,
} as const
