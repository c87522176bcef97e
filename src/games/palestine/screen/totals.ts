import { keysOf } from '../../../coin/keys-of'
import type { Total } from '../../../ui/screen/screen'
import type { Force, Palestine } from '../rules/index'
import { TOTALS as NAMES, type TotalId } from '../words/en/end'

type Counting = Total<Palestine>['in']

const placed =
  (force: Force): Counting =>
  (one) =>
    one.fact === 'placed' && one.force === force ? one.number : 0

const marked =
  (marker: 'sabotage' | 'terror'): Counting =>
  (one) =>
    one.fact === marker ? Math.max(0, one.change) : 0

const COUNTED: Readonly<Record<TotalId, Counting>> = {
  sabotage: marked('sabotage'),
  terror: marked('terror'),
  'caches-placed': placed('armsCaches'),
  'caches-lost': (one) => (one.fact === 'removed' && one.piece === 'armsCaches' ? one.number : 0),
  'cells-placed': placed('cells'),
  imprisoned: (one) => (one.fact === 'removed' && one.to === 'prison' ? one.number : 0),
  'police-removed': (one) => (one.fact === 'removed' && one.piece === 'police' ? one.number : 0),
  curfews: (one) => (one.fact === 'curfew' && one.present ? 1 : 0),
}

/** What was placed and removed in a whole game. */
export const TOTALS: readonly Total<Palestine>[] = keysOf(COUNTED).map((id) => ({
  name: NAMES[id],
  in: COUNTED[id],
}))
