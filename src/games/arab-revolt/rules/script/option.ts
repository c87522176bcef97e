import { kindsOf, lanesOfGroup, picksOf } from '../../../../coin/options'
import { CARD_IDS, SIDES, type CardId, type Side } from '../data/cards'
import { PUNISHMENTS, type OperationsChit, type Punishment, type Tray } from '../data/chits'
import {
  ACTIVITIES,
  BOXES,
  OPERATIONS,
  type ActivityId,
  type Box,
  type Faction,
  type OperationId,
} from '../data/factions'
import { FORCE, FORCES, OWNER, PIECES, type Force, type Piece } from '../data/pieces'
import { SPACES, type SpaceId } from '../data/spaces'

/** One piece in one space. */
export interface Pick {
  readonly piece: Piece
  readonly space: SpaceId
}

/** A group of like pieces that goes from one space to another. */
export interface Move {
  readonly piece: Piece
  readonly from: SpaceId
  readonly to: SpaceId
  readonly number: number
}

/** Guerrillas who go from one space to another together, Underground and Active ones. */
export interface GuerrillaGroup {
  readonly from: SpaceId
  readonly to: SpaceId
  readonly underground: number
  readonly active: number
}

/** A chit together with the tray it lies in. */
export interface ChitChoice {
  readonly chit: OperationsChit | Punishment
  readonly from: Tray
}

/** `done` ends a series of choices or declines one; `pass` forgoes an action (2.3.3). */
export const WORDS = [
  'done',
  'pass',
  'yes',
  'unity',
  'hold',
  'roll',
  'activate',
  'not-marched',
  'marched',
] as const
export type Word = (typeof WORDS)[number]

/** An answer to a decision: a small piece of plain JSON. */
export type Option =
  | SpaceId
  | Box
  | OperationId
  | ActivityId
  | Side
  | Force
  | CardId
  | Punishment
  | Word
  | number
  | Pick
  | Move
  | GuerrillaGroup
  | ChitChoice

export const OPTION_KINDS = [
  'space',
  'box',
  'operation',
  'activity',
  'side',
  'force',
  'card',
  'punishment',
  'word',
  'number',
  'pick',
  'move',
  'group',
  'chit',
] as const
export type OptionKind = (typeof OPTION_KINDS)[number]

/** What kind of answer an option is: all that a screen needs to know to show it. */
export const optionKind: (option: Option) => OptionKind = kindsOf([
  ['space', SPACES],
  ['box', BOXES],
  ['operation', [...OPERATIONS.british, ...OPERATIONS.rebels]],
  ['activity', [...ACTIVITIES.british, ...ACTIVITIES.rebels]],
  ['side', SIDES],
  ['force', FORCES],
  ['card', CARD_IDS],
  ['punishment', PUNISHMENTS],
  ['word', WORDS],
])

/** Whose piece an answer moves or removes. */
export const ownerOf = (option: Option): Faction | null => {
  if (typeof option !== 'object' || 'chit' in option) return null
  return OWNER['piece' in option ? FORCE[option.piece] : 'guerrillas']
}

/** What an answer moves, lane by lane. */
export const lanesOf = (option: Option): readonly Move[] => {
  if (typeof option !== 'object' || !('to' in option)) return []
  if (!('underground' in option)) return [option]
  return lanesOfGroup<Piece, SpaceId>(option, ['guerrillasUnderground', 'guerrillasActive'])
}

/** One piece in one space, as an option. */
export const pick: (piece: Piece, space: SpaceId) => Pick = picksOf(PIECES, SPACES)
