import { keysOf } from '../coin/keys-of'
/** How a bot comes to its answers. */
export type Manner =
  /** By what appeals, as it was learned; the higher the temperature, the less it discerns. */
  | { readonly by: 'policy'; readonly temperature: number }
  /** By a list of priorities, the first that has anything to say. */
  | { readonly by: 'priorities' }
  /** By playing on from the question so many times. */
  | { readonly by: 'search'; readonly playouts: number }

/** The named players of the ladder, the weakest first; the third is called Fighter among the Rebels. */
export const LEVELS = {
  newcomer: { by: 'policy', temperature: 4 },
  steward: { by: 'priorities' },
  officer: { by: 'policy', temperature: 0.5 },
  planner: { by: 'search', playouts: 3 },
  strategist: { by: 'search', playouts: 12 },
  commander: { by: 'search', playouts: 200 },
} as const satisfies Record<string, Manner>

export type LevelId = keyof typeof LEVELS

export const LEVEL_IDS = keysOf(LEVELS)
