/** 1.5 */
export const FACTIONS = ['british', 'rebels'] as const
export type Faction = (typeof FACTIONS)[number]

export const OTHER: Readonly<Record<Faction, Faction>> = { british: 'rebels', rebels: 'british' }

export { BOXES, type Box } from '../../../../coin/boxes'

/** 3.2, 3.3 */
export const OPERATIONS = {
  british: ['deploy', 'patrol', 'sweep', 'assault'],
  rebels: ['rally', 'march', 'sabotage', 'ambush'],
} as const
export type BritishOperation = (typeof OPERATIONS.british)[number]
export type RebelOperation = (typeof OPERATIONS.rebels)[number]
export type OperationId = BritishOperation | RebelOperation

/** 4.2, 4.3 */
export const ACTIVITIES = {
  british: ['punish', 'divide', 'air-recon'],
  rebels: ['mobilize', 'coordinate', 'raid'],
} as const
export type BritishActivity = (typeof ACTIVITIES.british)[number]
export type RebelActivity = (typeof ACTIVITIES.rebels)[number]
export type ActivityId = BritishActivity | RebelActivity

/** Whose Operation or Special Activity it is. */
export const factionOf = (action: OperationId | ActivityId): Faction =>
  [...OPERATIONS.british, ...ACTIVITIES.british].some((one) => one === action)
    ? 'british'
    : 'rebels'

/** 3.1 British Operations are allowed in up to three spaces. */
export const BRITISH_SPACES = 3
