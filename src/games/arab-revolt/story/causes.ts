import { ACTIVITIES, OPERATIONS, type Cause } from '../rules/index'
import type { CauseTelling } from '../../../ui/facts/story'

const NOTHING_PLACED = 'places nothing'
const NOBODY = 'Activates nobody'

/** What some actions do not do where they do nothing, and who Marches away. */
const OWN: Readonly<Partial<Record<Cause['what'], CauseTelling>>> = {
  assault: { nothing: 'removes nothing', removes: true },
  punish: { nothing: 'removes nothing', removes: true },
  ambush: { nothing: 'removes nothing' },
  sweep: { nothing: NOBODY },
  patrol: { nothing: NOBODY },
  'air-recon': { nothing: NOBODY },
  deploy: { nothing: NOTHING_PLACED },
  rally: { nothing: NOTHING_PLACED },
  mobilize: { nothing: NOTHING_PLACED },
  sabotage: { nothing: NOTHING_PLACED },
  march: { leaves: true },
}

const told = (whats: readonly Cause['what'][], how: CauseTelling) =>
  whats.map((what) => [what, { ...how, ...OWN[what] }] as const)

/** What is told of an Operation, a Special Activity or an effect: all of them go space by space. */
export const CAUSES: Readonly<Record<string, CauseTelling>> = Object.fromEntries([
  ...told([...OPERATIONS.british, ...OPERATIONS.rebels], { bySpace: true, isOperation: true }),
  ...told([...ACTIVITIES.british, ...ACTIVITIES.rebels], { bySpace: true }),
  ...told(['capability', 'operations-chit'], { bySpace: true }),
])
