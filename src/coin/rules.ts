import type { Script } from './decision'
import type { Play } from './table'
import type { Tally } from './tally'
import type { FactOf, OptionOf, World } from './world'

/** How a game begins. */
export interface Setup<W extends World> {
  /** The first cards in their order; chance draws the others. Without it chance draws all. */
  readonly deck?: readonly W['card'][]
  /** Another position than the printed one. */
  readonly position?: W['position']
}

/** What a list of games tells of one. */
export interface Summary {
  /** How many cards have been turned up. */
  readonly card: number
  readonly campaign: number
  readonly politicalWill: number
  /** What stands on the map, in the order in which the game's boards have it. */
  readonly map: readonly number[]
}

/** One line of a count. */
export interface ForecastLine<Space> {
  readonly line: string
  readonly amount: number
  /** Where what is counted stands, and how much there is of it. */
  readonly spaces: readonly Space[]
  readonly number: number
}

/** What the next count would change, as a position stands. */
export interface Forecast<Space> {
  readonly lines: readonly ForecastLine<Space>[]
  readonly net: number
  readonly from: number
  readonly to: number
}

/** Like pieces that an answer moves from one space to another. */
export interface Lane<W extends World> {
  readonly from: W['space']
  readonly to: W['space']
  readonly piece: W['piece']
  readonly number: number
}

/** What must be told of a game: to the kernel in order to run it, and to those who play it. */
export interface Rules<W extends World> {
  /** The name that its games bear for ever. */
  readonly id: string
  /** A set-up of which every part has been checked, or a RulesError that says what is wrong with it. */
  checkSetup(given: unknown): Setup<W>
  begin(setup: Setup<W>): W['board']
  /** A copy that shares nothing with its original that can change. */
  copy(board: W['board']): W['board']
  tableFor(board: W['board'], facts: FactOf<W>[] | null): Play<W>
  /** The position that a set-up needs to begin with this board. */
  positionOf(board: W['board']): W['position']
  /** The script of the phase that the board is in; none when the game is over. */
  phase(t: Play<W>, setup: Setup<W>): Script<W> | null
  outcome(board: W['board']): W['outcome'] | null

  readonly factions: readonly [W['faction'], W['faction']]
  /** What kind of answer an option is: all that one needs to know to show it. */
  kindOf(option: OptionOf<W>): W['kind']
  /** Whose piece an answer moves or removes; null where it touches none. */
  ownerOf(option: OptionOf<W>): W['faction'] | null
  forecast(board: W['board']): Forecast<W['space']>
  summary(board: W['board']): Summary
  /** What an answer moves, lane by lane; nothing where it moves nothing. */
  lanesOf(option: OptionOf<W>): readonly Lane<W>[]
  /** Its spaces and its pieces, in the order in which they are read. */
  readonly spaces: readonly W['space'][]
  readonly pieces: readonly W['piece'][]
  readonly tallies: readonly Tally<W>[]
}
