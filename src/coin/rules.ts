import type { Script } from './decision'
import type { Play } from './table'
import type { FactOf, World } from './world'

/** How a game begins. */
export interface Setup<W extends World> {
  /** The first cards in their order; chance draws the others. Without it chance draws all. */
  readonly deck?: readonly W['card'][]
  /** Another position than the printed one. */
  readonly position?: W['position']
}

/** What the kernel must be told of a game in order to run it. */
export interface Rules<W extends World> {
  /** The name that its games bear for ever. */
  readonly id: string
  /** A set-up of which every part has been checked, or a RulesError that says what is wrong with it. */
  checkSetup(given: unknown): Setup<W>
  begin(setup: Setup<W>): W['board']
  /** A copy that shares nothing with its original that can change. */
  copy(board: W['board']): W['board']
  tableFor(board: W['board'], facts: FactOf<W>[] | null): Play<W>
  /** The script of the phase that the board is in; none when the game is over. */
  phase(t: Play<W>, setup: Setup<W>): Script<W> | null
  outcome(board: W['board']): W['outcome'] | null
}
