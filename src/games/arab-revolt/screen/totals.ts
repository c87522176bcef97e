import { keysOf } from '../../../coin/keys-of'
import type { Total } from '../../../ui/screen/screen'
import type { Faction, ArabRevolt } from '../rules/index'
import { TOTALS as NAMES, type TotalId } from '../words/en/end'
import { sideOf } from './side-of'

const placed =
  (force: 'guerrillas' | 'bases'): Total<ArabRevolt>['in'] =>
  (one) =>
    one.fact === 'placed' && one.force === force ? one.number : 0

const removed =
  (side: Faction): Total<ArabRevolt>['in'] =>
  (one) =>
    one.fact === 'removed' && sideOf(one.piece) === side ? one.number : 0

const COUNTED: Readonly<Record<TotalId, Total<ArabRevolt>['in']>> = {
  'guerrillas-placed': placed('guerrillas'),
  'bases-placed': placed('bases'),
  'rebels-removed': removed('rebels'),
  'british-removed': removed('british'),
  opposition: (one) => (one.fact === 'opposition' && one.present ? 1 : 0),
  sabotage: (one) => (one.fact === 'sabotage' && one.change > 0 ? one.change : 0),
}

/** What was placed and removed in a whole game. */
export const TOTALS: readonly Total<ArabRevolt>[] = keysOf(COUNTED).map((id) => ({
  name: NAMES[id],
  in: COUNTED[id],
}))
