import type { Script as CoinScript } from '../../../../coin/decision'
import type { Play as CoinPlay } from '../../../../coin/table'
import type { Mistake } from '../board/error'
import type { Printed } from '../board/facts'
import type { Position } from '../board/position'
import type { Content, Piece } from '../data/pieces'
import type { SpaceId } from '../data/spaces'
import type { About, Ask } from './asks'
import type { Option, OptionKind } from './option'
import type { Reason } from './refusal'

/** The names of this game, for the kernel. */
export interface Palestine extends Printed {
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
  turn: Noted
}

/** A table at which scripts are played. */
export type Play = CoinPlay<Palestine>

type Script = CoinScript<Palestine>

/** What is noted about an Operation as it is being carried out. */
export interface Noted {
  /** 4.3.3 Where Terror has been declared. */
  terrorIn: SpaceId
  /** P6 That no Intel chit may be used in it. */
  noIntel: true
  /** P28 What follows a Sabotage that succeeds. */
  sabotaged: (t: Play, space: SpaceId) => void
}

/**
 * 5.3 What a lasting effect may answer. The rules ask these questions where the answer matters; an
 * Operation never names a card. What follows a step is done by the script that is given back, and told for
 * the sake of its card; where nothing follows there is none.
 */
export interface Capability {
  /** How much less a starred Event costs in Political Will. */
  readonly starredLoss?: number
  /** The most spaces of a British Operation. */
  readonly britishLimit?: number
  /** The values at which the Haganah Track adds a space to Irgun Operations. */
  readonly haganahGivesSpaceAt?: readonly number[]
  /** The most Terror markers that a Terror places. */
  readonly mostTerror?: number
  /** How many cubes Activate a Cell in a Search of a City, without a chit. */
  readonly cubesForACell?: number
  /** How many Troops remove a piece in an Assault. */
  readonly troopsForAPiece?: number
  /** Where the Cells that Assault and Mass Detention remove go. */
  readonly cellsGoTo?: 'available'
  /** In how many of its spaces a Patrol may remove Cells. */
  readonly patrolRemovals?: number
  /** Follows the movement of Police into a space of a Patrol. */
  readonly patrolMovedIn?: (t: Play, space: SpaceId) => Script | undefined
  /** How much Political Will, and how many chits, an Arms Cache removed by Assault brings. */
  readonly cacheByAssault?: number
  /** How much Political Will each City of a Propagandize costs. */
  readonly propagandize?: number
  /** Comes before all else of the Reset Phase. */
  readonly beforeReset?: (t: Play) => Script | undefined
  /** Follows the roll of a Sabotage or Terror, told by its die. */
  readonly sabotageRolled?: (t: Play, space: SpaceId, die: number) => Script | undefined
  /** Whether Rob needs a roll to succeed. */
  readonly robNeedsRoll?: false
}
