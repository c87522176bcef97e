import type { Activity as CoinActivity } from '../../../../coin/activities'
import type { Palestine } from '../script/world'

export type Activity = CoinActivity<Palestine>
