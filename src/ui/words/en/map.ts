import type { Railway } from '../../../mandate/spaces'
import { signed } from '../../../language/english'

/** Words on the sheet and round it. */
export const MAP = {
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
  forecast: 'If Propaganda came now',
  nextCount: 'The next count, as it stands',
  sum: 'Sum',
  withThis: 'with this',
  so: 'so',
  now: 'now',
  then: 'then',
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

/** What is said of a space beside its name and what stands there. */
export const STATE = {
  railway: (name: string) => `${name} Railway`,
  chosen: (pin: number) => `Chosen, number ${pin}`,
  legal: 'Can be chosen',
  refused: 'Cannot be chosen',
  changed: 'Changed',
} as const

/** What the forecast and the track of Political Will say to those who hear them. */
export const WILL_SAID = {
  forecast: (lines: string, from: number, to: number) =>
    `If Propaganda came now: ${lines}. Political Will from ${from} to ${to}.`,
  nextCount: (lines: string, net: number) =>
    `The next count, as it stands: ${lines}. Sum ${signed(net)}.`,
  will: (will: number) => `Political Will ${will}`,
  willMoves: (will: number, becomes: number) =>
    `Political Will ${will}; with Propaganda now ${becomes}`,
} as const
