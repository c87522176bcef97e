import { seededChance } from '../games/index'
import type { Pace } from './line'
import type { TableSetup } from './table-setup'
import type { Branch } from './tree'

/** How a branch goes on by itself. */
export const paceOf = (
  mode: TableSetup['mode'],
  { chance, seed }: Pick<Branch, 'chance' | 'seed'>,
): Pace => ({
  chance: chance === 'seed' ? seededChance(seed) : () => null,
  given: () => null,
  turns: mode === 'play',
})
