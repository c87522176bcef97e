import type { Script as CoinScript } from '../../../../coin/decision'
import type { Play as CoinPlay } from '../../../../coin/table'
import type { Board } from '../board/board'
import type { Mistake } from '../board/error'
import type { Printed, WillLine } from '../board/facts'
import type { Position } from '../board/position'
import type { Content, Piece } from '../data/pieces'
import type { SpaceId } from '../data/spaces'
import type { About, Ask } from './asks'
import type { Option, OptionKind } from './option'
import type { Reason, Verdict } from './refusal'

/** The names of this game, for the kernel. */
export interface ArabRevolt extends Printed {
  space: SpaceId
  piece: Piece
  content: Content
  option: Option
  kind: OptionKind
  ask: Ask
  about: About
  reason: Reason
  mistake: Mistake
  position: Position
  capability: Capability
  turn: object
}

/** A table at which scripts are played. */
export type Play = CoinPlay<ArabRevolt>

type Script = CoinScript<ArabRevolt>

/**
 * 5.3 What a lasting effect may answer. The rules ask these questions where the answer matters; an
 * Operation never names a card.
 */
export interface Capability {
  /** Added to each roll against the number of Bases on the map. */
  readonly rollAgainstBases?: number
  /** How many more Guerrillas a Detain takes from this space. */
  readonly detainMore?: (board: Board, space: SpaceId) => number
  /** In one space of a Detain a Base may go to Prison instead of a Guerrilla. */
  readonly detainBase?: true
  /** Follows a Detain in a space that was at Opposition already. */
  readonly detainedAtOpposition?: (t: Play, space: SpaceId) => Script
  /** Follows a Fine that has removed a Sabotage marker from this Railway. */
  readonly fined?: (t: Play, railway: SpaceId) => Script
  /** The British choose their Punishment chit rather than draw two. */
  readonly choosePunishment?: true
  /** Follows each space of a Sweep. */
  readonly swept?: (t: Play, space: SpaceId) => Script
  /** The most spaces that a Raid may select. */
  readonly raidSpaces?: number
  /** A say in where a Raid may go. */
  readonly raid?: (board: Board, space: SpaceId) => Verdict
  /** Follows each space of an Ambush. */
  readonly ambushed?: (t: Play, space: SpaceId) => Script
  /** Guerrillas who move out of a Foreign Country flip Active. */
  readonly activeFromAbroad?: true
  /** One more line of the Political Will Phase. */
  readonly politicalWill?: (board: Board) => WillLine
}
