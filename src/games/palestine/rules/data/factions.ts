/** 1.5 Irgun and Lehi are one Faction. */
export const FACTIONS = ['british', 'irgun'] as const
export type Faction = (typeof FACTIONS)[number]

export const OTHER: Readonly<Record<Faction, Faction>> = { british: 'irgun', irgun: 'british' }

export { BOXES, type Box } from '../../../../coin/boxes'

/** 3.2, 3.3 */
export const OPERATIONS = {
  british: ['deploy', 'patrol', 'search', 'assault'],
  irgun: ['recruit', 'travel', 'sabotage', 'rob'],
} as const
export type BritishOperation = (typeof OPERATIONS.british)[number]
export type IrgunOperation = (typeof OPERATIONS.irgun)[number]
export type OperationId = BritishOperation | IrgunOperation

/** 4.2, 4.3 */
export const ACTIVITIES = {
  british: ['restore', 'negotiate', 'mass-detention'],
  irgun: ['silence', 'propagandize', 'terror'],
} as const
export type BritishActivity = (typeof ACTIVITIES.british)[number]
export type IrgunActivity = (typeof ACTIVITIES.irgun)[number]
export type ActivityId = BritishActivity | IrgunActivity

/** Whose Operation or Special Activity it is. */
export const factionOf = (action: OperationId | ActivityId): Faction =>
  [...OPERATIONS.british, ...ACTIVITIES.british].some((one) => one === action) ? 'british' : 'irgun'

/** 3.1 Operations are allowed in up to three spaces. */
export const OPERATION_SPACES = 3
