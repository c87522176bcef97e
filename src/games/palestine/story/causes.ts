import { ACTIVITIES, OPERATIONS, type Cause } from '../rules/index'
import type { CauseTelling } from '../../../ui/facts/story'

const NOTHING_PLACED = 'places nothing'
const NOTHING_REMOVED = 'removes nothing'

/** What some actions do not do where they do nothing, and who Travels away. */
const OWN: Readonly<Partial<Record<Cause['what'], CauseTelling>>> = {
  assault: { nothing: NOTHING_REMOVED, removes: true },
  silence: { nothing: NOTHING_REMOVED, removes: true },
  patrol: { nothing: NOTHING_REMOVED },
  search: { nothing: 'Activates nobody' },
  deploy: { nothing: NOTHING_PLACED },
  recruit: { nothing: NOTHING_PLACED },
  rob: { nothing: NOTHING_PLACED },
  // What comes before the roll changes nothing yet.
  sabotage: { nothing: 'the roll is still to come' },
  travel: { leaves: true },
}

const told = (whats: readonly Cause['what'][], how: CauseTelling) =>
  whats.map((what) => [what, { ...how, ...OWN[what] }] as const)

/** What is told of an Operation, a Special Activity or an effect: all of them go space by space. */
export const CAUSES: Readonly<Record<string, CauseTelling>> = Object.fromEntries([
  ...told([...OPERATIONS.british, ...OPERATIONS.irgun], { bySpace: true, isOperation: true }),
  ...told([...ACTIVITIES.british, ...ACTIVITIES.irgun], { bySpace: true }),
  ...told(['capability', 'haganah'], { bySpace: true }),
])
