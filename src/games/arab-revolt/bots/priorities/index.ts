import type { Priority } from '../../../../coin/perception'
import type { ArabRevolt, Faction } from '../../rules/index'
import { BRITISH } from './british'
import { REBELS } from './rebels'

/** What a Steward of each Faction looks to, the most important first. */
export const PRIORITIES: Readonly<Record<Faction, readonly Priority<ArabRevolt>[]>> = {
  british: BRITISH,
  rebels: REBELS,
}
