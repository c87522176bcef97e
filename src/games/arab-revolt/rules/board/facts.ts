import type { CauseOf, FactOf } from '../../../../coin/world'
import type { CardId, Side } from '../data/cards'
import type { OperationsChit, Punishment, Tray } from '../data/chits'
import type { ActivityId, Faction, OperationId } from '../data/factions'
import type { Force, Piece } from '../data/pieces'
import type { SpaceId } from '../data/spaces'
import type { Board, Outcome, PhaseId } from './board'

/** The names that facts use. */
export interface Printed {
  faction: Faction
  operation: OperationId
  activity: ActivityId
  phase: PhaseId
  step: 'operations-chit'
  card: CardId
  side: Side
  outcome: Outcome
  fact: OwnFact
  board: Board
}

/** What is being carried out, and by which rule: the `why` of every fact. */
export type Cause = CauseOf<Omit<Printed, 'fact' | 'outcome' | 'board'>>

/** One line of the Political Will Phase. */
export interface WillLine {
  readonly rule: string
  readonly line: WillLineId
  readonly amount: number
  /** Where what was counted stands, and how much there was of it. */
  readonly spaces: readonly SpaceId[]
  readonly number: number
}
export type WillLineId =
  | 'sabotaged-railways'
  | 'clear-railways'
  | 'rebel-majorities'
  | 'contained-spaces'
  | 'districts-with-bases'
  | 'irregulars'
  | 'opposition'

/** One thing that happened to this board, as data; never prose. */
export type OwnFact = { readonly why: Cause } & (
  | { readonly fact: 'placed'; force: Force; space: SpaceId; number: number; from: Source }
  | { readonly fact: 'relocated'; piece: Piece; from: SpaceId; to: SpaceId }
  | { readonly fact: 'moved'; piece: Piece; from: SpaceId; to: SpaceId; number: number }
  | { readonly fact: 'removed'; piece: Piece; space: SpaceId; number: number; to: Goal }
  | { readonly fact: 'garrisoned'; number: number }
  | { readonly fact: 'activated' | 'hidden'; force: Force; space: SpaceId; number: number }
  | { readonly fact: 'opposition' | 'curfew'; space: SpaceId; present: boolean }
  | { readonly fact: 'sabotage'; space: SpaceId; change: number; left: number }
  | { readonly fact: 'released'; guerrillas: number; bases: number }
  | { readonly fact: 'unity'; toward: 'centralized' | 'decentralized'; from: number; to: number }
  | {
      readonly fact: 'rolled'
      die: number
      test: RollTest
      target: number
      modifier: number
      success: boolean
    }
  | { readonly fact: 'chit'; kind: 'operations'; chit: OperationsChit; from: Tray; to: Tray }
  | { readonly fact: 'chit'; kind: 'punishment'; chit: Punishment; from: Tray; to: Tray }
  | { readonly fact: 'countries-in-play'; countries: readonly SpaceId[] }
  | { readonly fact: 'will-counted'; lines: readonly WillLine[]; net: number }
)

/** One thing that happened: to this board, or to any. */
export type Fact = FactOf<Printed>

export type Source = 'available' | 'prison' | 'out-of-play'
export type Goal = 'available' | 'prison' | 'out-of-play' | 'tegart-forts'

/** What a die is compared with: it must be at most, or above, the target. */
export type RollTest = 'at-most' | 'above'
