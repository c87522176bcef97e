import type { Table as CoinTable } from '../../../../coin/table'
import type { BoardState } from './board'
import type { Printed } from './facts'

export type Table = CoinTable<Printed>

/** The board to write on. Only the verbs call this. */
export const writable = (t: Table): BoardState => t.board as BoardState
