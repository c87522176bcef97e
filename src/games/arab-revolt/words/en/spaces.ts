import type { Content } from '../../rules/index'

/** Words of the tables that say what the board shows. */
export const SPACES_TABLE = {
  map: 'The map',
  space: 'Space',
  british: 'British',
  rebels: 'Rebels',
  markers: 'Markers',
  key: 'Key',
  outOfPlay: 'Out of Play',
  beside: 'Beside the map',
  available: 'Available',
  prison: 'Prison',
  forts: 'Tegart Forts',
  chits: 'Chits',
  punishment: 'Punishment',
  operations: 'Operations',
} as const

export const TRACKS = {
  will: 'Political Will',
  of: (will: number, most: number) => `${will} of ${most}`,
  forecast: 'If Propaganda came now',
  nextCount: 'The next count, as it stands',
  sum: 'Sum',
  becomes: (will: number) => `Political Will becomes ${will}`,
  sabotageFirst: (railways: string) => `Sabotage comes first: ${railways}.`,
  unity: 'Unity',
  decentralized: 'Decentralized',
  centralized: 'Centralized',
} as const

/** What each figure stands for. */
export const KEY_TEXT: Readonly<Record<Content, string>> = {
  troops: 'Troops',
  police: 'Police',
  irregularsUnderground: 'Irregular, Underground',
  irregularsActive: 'Irregular, Active',
  guerrillasUnderground: 'Guerrilla, Underground',
  guerrillasActive: 'Guerrilla, Active',
  bases: 'Base',
  opposition: 'Opposition',
  curfew: 'Curfew',
  sabotage: 'Sabotage',
}
