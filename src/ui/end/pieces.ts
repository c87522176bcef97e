import type { Fact, Faction } from '../arab-revolt'

/** How many pieces a side placed and lost. */
export interface Pieces {
  readonly placed: number
  readonly removed: number
}

/** Whether a piece is a Guerrilla or a Base. */
export const isRebel = (piece: string): boolean => /^(guerrillas|bases)/.test(piece)

/** The pieces of one side that were placed and removed. */
export const piecesOf = (facts: readonly Fact[], by: Faction): Pieces => {
  let [placed, removed] = [0, 0]
  for (const one of facts) {
    if (one.fact === 'placed' && isRebel(one.force) === (by === 'rebels')) placed += one.number
    if (one.fact === 'removed' && isRebel(one.piece) === (by === 'rebels')) removed += one.number
  }
  return { placed, removed }
}
