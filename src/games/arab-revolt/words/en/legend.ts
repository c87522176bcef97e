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
  { of: ['opposition'], name: 'Opposition' },
  { of: ['curfew'], name: 'Curfew' },
  {
    of: ['irregularsUnderground', 'irregularsActive'],
    name: 'Irregular',
    looks: 'Underground, Active',
  },
  { of: ['bases'], name: 'Base' },
  {
    of: ['guerrillasUnderground', 'guerrillasActive'],
    name: 'Guerrilla',
    looks: 'Underground, Active',
  },
  { of: ['sabotage'], name: 'Sabotage' },
]
