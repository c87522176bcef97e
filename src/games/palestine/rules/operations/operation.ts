import type { Operation as CoinOperation } from '../../../../coin/operations'
import type { Palestine } from '../script/world'

/** 3.1, PR2 It asks of a space, when that is selected, what its own rule says, and nothing besides. */
export type Operation = CoinOperation<Palestine>
