import type { CauseOf, FactOf } from '../../../../coin/world'
import type { CardId, Side } from '../data/cards'
import type { IntelChit } from '../data/chits'
import type { ActivityId, Faction, OperationId } from '../data/factions'
import type { Force, Piece } from '../data/pieces'
import type { SpaceId } from '../data/spaces'
import type { Board, MustPass, Outcome, PhaseId } from './board'

/** The names that facts use. */
export interface Printed {
  faction: Faction
  operation: OperationId
  activity: ActivityId
  phase: PhaseId
  step: 'intelligence-lead' | 'offensive' | 'for-the-roll' | 'haganah'
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
  | 'districts'
  | 'railways'
  | 'cities-sabotage'
  | 'cities-terror'
  | 'no-railway'
  | 'clear-cities'

/** One thing that happened to this board, as data; never prose. */
export type OwnFact = { readonly why: Cause } & (
  | { readonly fact: 'placed'; force: Force; space: SpaceId; number: number; from: Source }
  | { readonly fact: 'moved'; piece: Piece; from: SpaceId; to: SpaceId; number: number }
  | { readonly fact: 'removed'; piece: Piece; space: SpaceId; number: number; to: Goal }
  | { readonly fact: 'activated' | 'hidden'; space: SpaceId; number: number }
  | { readonly fact: 'curfew'; space: SpaceId; present: boolean }
  | { readonly fact: 'sabotage' | 'terror'; space: SpaceId; change: number; left: number }
  /** 4.2.1 Terror markers turned to their Sabotage side. */
  | { readonly fact: 'flipped'; space: SpaceId; number: number }
  /** From Prison to Available. */
  | { readonly fact: 'released'; number: number }
  /** P5 From Prison out of the game. */
  | { readonly fact: 'left-the-game'; number: number }
  | { readonly fact: 'haganah'; from: number; to: number }
  /** 6.5.2 The Haganah Track takes pieces that are not on the map, or gives them to Available. */
  | { readonly fact: 'withheld'; force: Lent; number: number; from: Source }
  | { readonly fact: 'provided'; force: Lent; number: number }
  | {
      readonly fact: 'rolled'
      die: number
      test: RollTest
      target: number
      modifier: number
      success: boolean
    }
  | { readonly fact: 'intel'; chit: IntelChit; change: IntelChange }
  | { readonly fact: 'must-pass'; on: MustPass | null }
  | { readonly fact: 'will-counted'; lines: readonly WillLine[]; net: number }
)

/** One thing that happened: to this board, or to any. */
export type Fact = FactOf<Printed>

export type Source = 'available' | 'prison'
export type Goal = 'available' | 'prison' | 'haganah-track'

/** 6.5.2 What lies on the Haganah Track. */
export type Lent = 'cells' | 'armsCaches'

/** 1.6.1 How a chit changes hands: out of the bag, or back into it. */
export type IntelChange = 'drawn' | 'spent' | 'discarded'

/** What a die is compared with: it must be at most, or above, the target; or it just counts. */
export type RollTest = 'at-most' | 'above' | 'count'
