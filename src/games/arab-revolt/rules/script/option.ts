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

const MEMBERS: readonly (readonly [OptionKind, readonly string[]])[] = [
  ['space', SPACES],
  ['box', BOXES],
  ['operation', [...OPERATIONS.british, ...OPERATIONS.rebels]],
  ['activity', [...ACTIVITIES.british, ...ACTIVITIES.rebels]],
  ['side', SIDES],
  ['force', FORCES],
  ['card', CARD_IDS],
  ['punishment', PUNISHMENTS],
  ['word', WORDS],
]

const kindOfString = new Map(
  MEMBERS.flatMap(([kind, members]) => members.map((member) => [member, kind] as const)),
)

/** What kind of answer an option is: all that a screen needs to know to show it. */
export const optionKind = (option: Option): OptionKind => {
  if (typeof option === 'number') return 'number'
  if (typeof option === 'string') return kindOfString.get(option)!
  if ('chit' in option) return 'chit'
  if ('underground' in option) return 'group'
  return 'number' in option ? 'move' : 'pick'
}

/** Whose piece an answer moves or removes. */
export const ownerOf = (option: Option): Faction | null => {
  if (typeof option !== 'object' || 'chit' in option) return null
  return OWNER['piece' in option ? FORCE[option.piece] : 'guerrillas']
}

/** What an answer moves, lane by lane. */
export const lanesOf = (option: Option): readonly Move[] => {
  if (typeof option !== 'object' || !('to' in option)) return []
  if (!('underground' in option)) return [option]
  const { from, to, underground, active } = option
  const both: readonly Move[] = [
    { from, to, piece: 'guerrillasUnderground', number: underground },
    { from, to, piece: 'guerrillasActive', number: active },
  ]
  return both.filter(({ number }) => number > 0)
}

const picks = Object.fromEntries(
  SPACES.map((space) => [
    space,
    Object.fromEntries(PIECES.map((piece) => [piece, Object.freeze({ piece, space })])),
  ]),
) as unknown as Readonly<Record<SpaceId, Readonly<Record<Piece, Pick>>>>

/** One piece in one space, as an option. */
export const pick = (piece: Piece, space: SpaceId): Pick => picks[space][piece]
