import type { Spot } from '../../../ui/facts/telling'
import { FORCE, STATES, type Force, type Piece, type SpaceId } from '../rules/index'

/** Where supplies stand in their trays. */
const AVAILABLE: Readonly<Record<Force, Spot<SpaceId>>> = {
  troops: [84, 180],
  police: [163, 180],
  irregulars: [224, 180],
  guerrillas: [84, 362],
  bases: [171, 362],
}
const BESIDE = {
  prison: [1089, 850],
  'out-of-play': [1089, 930],
  'tegart-forts': [1156, 930],
} as const
export const CURFEWS: Spot<SpaceId> = [282, 180]

/** Where a piece comes from, or goes to, that is not on the map. */
export const trayOf = (force: Force, beside: string): Spot<SpaceId> =>
  beside in BESIDE ? BESIDE[beside as keyof typeof BESIDE] : AVAILABLE[force]

/** The faces that the same piece may show. */
export const facesOf = (piece: Piece): readonly Piece[] => STATES[FORCE[piece]]
