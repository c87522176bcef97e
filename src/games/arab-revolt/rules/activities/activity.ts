import type { Activity as CoinActivity } from '../../../../coin/activities'
import type { ArabRevolt } from '../script/world'

export type Activity = CoinActivity<ArabRevolt>
