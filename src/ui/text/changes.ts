import type { Force, Piece, SpaceId } from '../../rules/index'
import { PLACES, pieces } from './names'

/** Kinds of changes, the weightiest first. */
export const CHANGE_KINDS = [
  'will',
  'capability',
  'no-capability',
  'removed',
  'placed',
  'opposition',
  'sabotage',
  'curfew',
  'no-opposition',
  'no-sabotage',
  'no-curfew',
  'unity',
  'activated',
  'moved',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

interface Changed {
  readonly of: string
  readonly number: number
  readonly spaces: readonly SpaceId[]
}

/** Things in a row: “Galilee, Lydda and Samaria”. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

const where = (spaces: readonly SpaceId[]): string => listed(spaces.map((space) => PLACES[space]))

const counted = ({ of, number }: Changed): string => pieces(number, of as Piece | Force)

/** Each kind of change as a sentence. */
const CHANGE_TEXT: Readonly<Record<ChangeKind, (change: Changed) => string>> = {
  will: ({ of }) => `Political Will goes from ${of}.`,
  capability: ({ of }) => `${of} is in effect.`,
  'no-capability': ({ of }) => `${of} is no longer in effect.`,
  removed: (one) => `${counted(one)} removed: ${where(one.spaces)}.`,
  placed: (one) => `${counted(one)} placed: ${where(one.spaces)}.`,
  opposition: ({ spaces }) => `Opposition placed: ${where(spaces)}.`,
  sabotage: ({ number, spaces }) => `${pieces(number, 'sabotage')} placed: ${where(spaces)}.`,
  curfew: ({ spaces }) => `Curfew placed: ${where(spaces)}.`,
  'no-opposition': ({ spaces }) => `Opposition removed: ${where(spaces)}.`,
  'no-sabotage': ({ number, spaces }) => `${pieces(number, 'sabotage')} removed: ${where(spaces)}.`,
  'no-curfew': ({ spaces }) => `Curfew removed: ${where(spaces)}.`,
  unity: ({ of }) => `Unity is now ${of}.`,
  activated: (one) => `${counted(one)} became Active: ${where(one.spaces)}.`,
  moved: (one) => `${counted(one)} moved: ${where(one.spaces)}.`,
}

/** One change as a sentence. */
export const changeText = (change: Changed & { readonly kind: ChangeKind }): string =>
  CHANGE_TEXT[change.kind](change)
