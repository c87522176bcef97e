import type { Content } from '../../rules/index'

interface Entry {
  readonly of: readonly Content[]
  readonly name: string
  /** What its two looks mean. */
  readonly looks?: string
}

/** What the pieces are, by how they look: for the first turns of a game. */
export const LEGEND: readonly Entry[] = [
  { of: ['troops'], name: 'Troops' },
  { of: ['police'], name: 'Police' },
  { of: ['cellsUnderground', 'cellsActive'], name: 'Cell', looks: 'Underground, Active' },
  { of: ['armsCaches'], name: 'Arms Cache' },
  { of: ['curfew'], name: 'Curfew' },
  { of: ['sabotage'], name: 'Sabotage' },
  { of: ['terror'], name: 'Terror' },
]
