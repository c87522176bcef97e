import type { Flying, Place, Turning } from '../../../ui/screen/on-map'
import { AS_PLACED, FORCE, STATES, type Fact, type Force, type Piece } from '../rules/index'

/** Where supplies stand in their trays. */
const AVAILABLE: Readonly<Record<Force, Place>> = {
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
const CURFEWS: Place = [282, 180]

const trayOf = (force: Force, beside: string): Place =>
  beside in BESIDE ? BESIDE[beside as keyof typeof BESIDE] : AVAILABLE[force]

const facesOf = (piece: Piece): readonly Piece[] => STATES[FORCE[piece]]

/** What a fact makes fly; null where it moves nothing. */
export function flying(fact: Fact): Flying | null {
  switch (fact.fact) {
    case 'moved':
    case 'relocated': {
      const { piece, from, to } = fact
      const number = fact.fact === 'moved' ? fact.number : 1
      return { content: piece, faces: facesOf(piece), number, from, to }
    }
    case 'placed': {
      const { force, number, space } = fact
      const content = AS_PLACED[force]
      return { content, faces: STATES[force], number, from: trayOf(force, fact.from), to: space }
    }
    case 'removed': {
      const { piece, number, space } = fact
      const to = trayOf(FORCE[piece], fact.to)
      return { content: piece, faces: facesOf(piece), number, from: space, to }
    }
    case 'curfew': {
      const [from, to] = fact.present ? [CURFEWS, fact.space] : [fact.space, CURFEWS]
      return { content: 'curfew', faces: [], number: 1, from, to }
    }
    default:
      return null
  }
}

/** What a fact turns over, or puts down; null where it does neither. */
export const turning = (fact: Fact): Turning | null => {
  switch (fact.fact) {
    case 'opposition':
      return fact.present ? { space: fact.space, content: 'opposition' } : null
    case 'sabotage':
      return fact.change > 0 ? { space: fact.space, content: 'sabotage' } : null
    case 'activated':
    case 'hidden': {
      const [underground, active] = STATES[fact.force]
      const content = fact.fact === 'activated' ? active : underground
      return content ? { space: fact.space, content } : null
    }
    default:
      return null
  }
}
