import type { Faction } from './factions'

/** 1.4 The forces of both Factions. */
export const FORCES = ['troops', 'police', 'irregulars', 'guerrillas', 'bases'] as const
export type Force = (typeof FORCES)[number]

/** 1.4.3 The forces as they stand on the map: Irregulars and Guerrillas are Underground or Active. */
export const PIECES = [
  'troops',
  'police',
  'irregularsUnderground',
  'irregularsActive',
  'guerrillasUnderground',
  'guerrillasActive',
  'bases',
] as const
export type Piece = (typeof PIECES)[number]

const MARKERS = ['opposition', 'curfew', 'sabotage'] as const

/** All that can stand in a space. */
export const CONTENTS = [...PIECES, ...MARKERS] as const
export type Content = (typeof CONTENTS)[number]

/** 1.4 Whose they are. */
export const OWNER: Readonly<Record<Force, Faction>> = {
  troops: 'british',
  police: 'british',
  irregulars: 'british',
  guerrillas: 'rebels',
  bases: 'rebels',
}

export const FORCE: Readonly<Record<Piece, Force>> = {
  troops: 'troops',
  police: 'police',
  irregularsUnderground: 'irregulars',
  irregularsActive: 'irregulars',
  guerrillasUnderground: 'guerrillas',
  guerrillasActive: 'guerrillas',
  bases: 'bases',
}

/** 1.4.3 New Guerrillas and Irregulars are always placed Underground. */
export const AS_PLACED: Readonly<Record<Force, Piece>> = {
  troops: 'troops',
  police: 'police',
  irregulars: 'irregularsUnderground',
  guerrillas: 'guerrillasUnderground',
  bases: 'bases',
}

/** The pieces that a force may be found as, Underground before Active. */
export const STATES: Readonly<Record<Force, readonly Piece[]>> = {
  troops: ['troops'],
  police: ['police'],
  irregulars: ['irregularsUnderground', 'irregularsActive'],
  guerrillas: ['guerrillasUnderground', 'guerrillasActive'],
  bases: ['bases'],
}

/** 1.2 How many of each there are in the game. */
export const TOTAL: Readonly<Record<Force | 'curfews', number>> = {
  troops: 15,
  police: 9,
  irregulars: 6,
  guerrillas: 15,
  bases: 5,
  curfews: 3,
}

/** 1.4.2 No more than two Bases in a space. */
export const MAX_BASES = 2
