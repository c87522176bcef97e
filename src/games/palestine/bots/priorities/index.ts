import type { Priority } from '../../../../coin/perception'
import type { Faction, Palestine } from '../../rules/index'
import { BRITISH } from './british'
import { IRGUN } from './irgun'

/** What a Steward of each Faction looks to, the most important first. */
export const PRIORITIES: Readonly<Record<Faction, readonly Priority<Palestine>[]>> = {
  british: BRITISH,
  irgun: IRGUN,
}
