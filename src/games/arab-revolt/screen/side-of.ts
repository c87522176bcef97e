import type { Faction } from '../rules/index'

/** Whose piece it is: Guerrillas and Bases are the Rebels'. */
export const sideOf = (piece: string): Faction =>
  /^(guerrillas|bases)/.test(piece) ? 'rebels' : 'british'
