import type { Content } from '../../rules/index'

/** Words of the tables that say what stands beside the map. */
export const SPACES_TABLE = {
  beside: 'Beside the map',
  available: 'Available',
  prison: 'Prison',
  onTrack: 'On the Haganah Track',
  outOfGame: 'Out of the game',
  intel: 'Intel chits',
  held: 'held',
  bag: 'in the bag',
} as const

/** Words of the Haganah Track, as a table. */
export const TRACKS = {
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
