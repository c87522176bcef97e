import type { RulesError } from '../../games/index'
import type { Between } from './between'
import type { Moment } from './line'
import type { Stop } from './reopen'
import type { Identity, TableSetup } from './table-setup'
import { MAIN, type Tree } from './tree'

/** In what a game can have come to its limit. */
export type Limit = 'branches' | 'answers' | 'allAnswers' | 'notes' | 'note'

/** What is on the table. */
export interface TableState extends Tree {
  /** Null before the first game. */
  readonly setup: TableSetup | null
  readonly identity: Identity | null
  /** What stands before the question that is open here. */
  readonly between: Between
  /** From which moment to which the last press led; what came between is new. */
  readonly led: { readonly from: number; readonly to: number } | null
  /** What the rules said of the last answer, if they refused it. */
  readonly error: RulesError | null
  /** The limit that the last wish would have gone beyond. */
  readonly full: Limit | null
  /** The numbers of the answers by chance that have been taken back once. */
  readonly takenBack: readonly number[]
  /** Where the record of this game could not be followed further. */
  readonly stop: Stop | null
  /** What a bot has made of this game; null before it was asked. Whoever reads it checks it. */
  readonly analysis: unknown
  /** Whether this table only looks on while the game is played elsewhere. */
  readonly follows: boolean
}

/** Before the first game. */
export const EMPTY: TableState = {
  setup: null,
  identity: null,
  branches: [],
  branch: MAIN,
  between: null,
  led: null,
  error: null,
  full: null,
  takenBack: [],
  stop: null,
  analysis: null,
  follows: false,
}

/** What an action does to the table, with the moment at which it is. */
export type Change = (state: TableState, setup: TableSetup, now: Moment) => Partial<TableState>

/** Does it, unless there is no game or it is played elsewhere. */
export type Act = (change: Change) => void
