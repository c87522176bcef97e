import type { Operation as CoinOperation } from '../../../../coin/operations'
import type { Palestine } from '../script/world'

export type Operation = CoinOperation<Palestine>
