import type { Operation as CoinOperation } from '../../../../coin/operations'
import type { ArabRevolt } from '../script/world'

export type Operation = CoinOperation<ArabRevolt>
