/** 1.4 The forces of both Factions. */
export const FORCES = ['troops', 'police', 'cells', 'armsCaches'] as const
export type Force = (typeof FORCES)[number]

/** 1.4.3 The forces as they stand on the map: Cells are Underground or Active. */
export const PIECES = ['troops', 'police', 'cellsUnderground', 'cellsActive', 'armsCaches'] as const
export type Piece = (typeof PIECES)[number]

const MARKERS = ['curfew', 'sabotage', 'terror'] as const

/** All that can stand in a space. */
export const CONTENTS = [...PIECES, ...MARKERS] as const
export type Content = (typeof CONTENTS)[number]

export const FORCE: Readonly<Record<Piece, Force>> = {
  troops: 'troops',
  police: 'police',
  cellsUnderground: 'cells',
  cellsActive: 'cells',
  armsCaches: 'armsCaches',
}

/** 1.4.3 New Cells are always placed Underground. */
export const AS_PLACED: Readonly<Record<Force, Piece>> = {
  troops: 'troops',
  police: 'police',
  cells: 'cellsUnderground',
  armsCaches: 'armsCaches',
}

/** The pieces that a force may be found as, Underground before Active. */
export const STATES: Readonly<Record<Force, readonly Piece[]>> = {
  troops: ['troops'],
  police: ['police'],
  cells: ['cellsUnderground', 'cellsActive'],
  armsCaches: ['armsCaches'],
}

/** 1.2 How many of each there are in the game. */
export const TOTAL: Readonly<Record<Force | 'curfews', number>> = {
  troops: 12,
  police: 6,
  cells: 15,
  armsCaches: 5,
  curfews: 3,
}

/** 1.4.2 No more than two Arms Caches in a space. */
export const MAX_ARMS_CACHES = 2

/** 1.2, PR22 Sabotage and Terror are two sides of one counter. */
export const SABOTAGE_AND_TERROR = 15

/** PR28 The most Cells that can leave the game. */
export const MAX_OUT_OF_GAME = 2
