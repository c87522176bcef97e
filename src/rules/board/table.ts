import type { Table as CoinTable } from '../../coin/table'
import type { Board, BoardState } from './board'
import type { Cause, Fact } from './facts'

export type Table = CoinTable<Board, Fact, Cause>

/** The board to write on. Only the verbs call this. */
export const writable = (t: Table): BoardState => t.board as BoardState
