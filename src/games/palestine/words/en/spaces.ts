import type { Content } from '../../rules/index'

/** Words of the tables that say what the board shows. */
export const SPACES_TABLE = {
  map: 'The map',
  space: 'Space',
  british: 'British',
  irgun: 'Irgun',
  markers: 'Markers',
  key: 'Key',
  beside: 'Beside the map',
  available: 'Available',
  prison: 'Prison',
  onTrack: 'On the Haganah Track',
  outOfGame: 'Out of the game',
  intel: 'Intel chits',
  held: 'held',
  bag: 'in the bag',
} as const

export const TRACKS = {
  will: 'Political Will',
  of: (will: number, most: number) => `${will} of ${most}`,
  forecast: 'If Propaganda came now',
  nextCount: 'The next count, as it stands',
  sum: 'Sum',
  becomes: (will: number) => `Political Will becomes ${will}`,
  haganah: 'Haganah',
  left: 'Opposed',
  right: 'Coordinate',
} as const

/** What each figure stands for. */
export const KEY_TEXT: Readonly<Record<Content, string>> = {
  troops: 'Troops',
  police: 'Police',
  cellsUnderground: 'Cell, Underground',
  cellsActive: 'Cell, Active',
  armsCaches: 'Arms Cache',
  curfew: 'Curfew',
  sabotage: 'Sabotage',
  terror: 'Terror',
}
