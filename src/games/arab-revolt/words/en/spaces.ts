import type { Content } from '../../rules/index'

/** Words of the tables that say what stands beside the map. */
export const SPACES_TABLE = {
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
