import { kindsOf, lanesOfGroup, picksOf } from '../../../../coin/options'
import { CARD_IDS, SIDES, type CardId, type Side } from '../data/cards'
import { INTEL_CHITS, type IntelChit } from '../data/chits'
import {
  ACTIVITIES,
  BOXES,
  OPERATIONS,
  type ActivityId,
  type Box,
  type Faction,
  type OperationId,
} from '../data/factions'
import { FORCE, PIECES, STATES, type Force, type Piece } from '../data/pieces'
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

/** Cells who go from one space to another together, Underground and Active ones. */
export interface CellGroup {
  readonly from: SpaceId
  readonly to: SpaceId
  readonly underground: number
  readonly active: number
}

/** An Intel chit that the British hold. */
export interface ChitChoice {
  readonly chit: IntelChit
  readonly from: 'held'
}

/** `done` ends a series of choices or declines one; `pass` forgoes an action (2.3.3). */
export const WORDS = ['done', 'pass', 'yes', 'roll', 'curfew', 'left', 'right'] as const
export type Word = (typeof WORDS)[number]

/** An answer to a decision: a small piece of plain JSON. */
export type Option =
  | SpaceId
  | Box
  | OperationId
  | ActivityId
  | Side
  | CardId
  | Word
  | number
  | Pick
  | Move
  | CellGroup
  | ChitChoice

export const OPTION_KINDS = [
  'space',
  'box',
  'operation',
  'activity',
  'side',
  'card',
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
  ['operation', [...OPERATIONS.british, ...OPERATIONS.irgun]],
  ['activity', [...ACTIVITIES.british, ...ACTIVITIES.irgun]],
  ['side', SIDES],
  ['card', CARD_IDS],
  ['word', WORDS],
])

const BRITISH: readonly Force[] = ['troops', 'police']

/** Whose piece an answer moves or removes; null where it touches none. */
export const ownerOf = (option: Option): Faction | null => {
  if (typeof option !== 'object' || 'chit' in option) return null
  if ('underground' in option) return 'irgun'
  return BRITISH.includes(FORCE[option.piece]) ? 'british' : 'irgun'
}

/** What an answer moves, lane by lane. */
export const lanesOf = (option: Option): readonly Move[] => {
  if (typeof option !== 'object' || !('to' in option)) return []
  if (!('underground' in option)) return [option]
  return lanesOfGroup<Piece, SpaceId>(option, ['cellsUnderground', 'cellsActive'])
}

/** One piece in one space, as an option. */
export const pick: (piece: Piece, space: SpaceId) => Pick = picksOf(PIECES, SPACES)

const everyPickOf = (force: Force): readonly Pick[] =>
  SPACES.flatMap((space) => STATES[force].map((piece) => pick(piece, space)))

const EVERY_PICK: Readonly<Record<Force, readonly Pick[]>> = {
  troops: everyPickOf('troops'),
  police: everyPickOf('police'),
  cells: everyPickOf('cells'),
  armsCaches: everyPickOf('armsCaches'),
}

/** Every piece of one force, wherever it may stand. */
export const everyPick = (force: Force): readonly Pick[] => EVERY_PICK[force]

/** Every Intel chit that could be held, as an answer. */
export const HELD_CHITS: readonly ChitChoice[] = INTEL_CHITS.map((chit) =>
  Object.freeze({ chit, from: 'held' }),
)
