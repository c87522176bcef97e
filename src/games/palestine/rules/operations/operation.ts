import type { Operation as CoinOperation } from '../../../../coin/operations'
import type { Palestine } from '../script/world'

/** 3.1, PR2 When a space is selected, an Operation asks what its own rule says of it, and nothing else. */
export type Operation = CoinOperation<Palestine>
