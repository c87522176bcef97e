import type { Change } from '../../../ui/facts/telling'
import type { SpaceId } from '../rules/index'
import { PLACES, pieces } from '../words/en/names'
import { listed } from '../../../language/english'

const where = (spaces: readonly SpaceId[]): string => listed(spaces.map((space) => PLACES[space]))

const from = (spaces: readonly SpaceId[]): string =>
  spaces.length === 0 ? '' : `: ${where(spaces)}`

const counted = ({ of, number }: Change<SpaceId>): string =>
  of === null ? '' : pieces(number, of as Parameters<typeof pieces>[1])

/** Each kind of change between two turns in a sentence without its stop, the weightiest first. */
export const CHANGES = {
  will: (one) => `Political Will goes from ${one.to}`,
  capability: (one) => `${one.to} is in effect`,
  'no-capability': (one) => `${one.to} is no longer in effect`,
  countries: ({ spaces }) => `In play: ${where(spaces)}`,
  imprisoned: (one) => `${counted(one)} put in Prison: ${where(one.spaces)}`,
  removed: (one) => `${counted(one)} removed: ${where(one.spaces)}`,
  withdrawn: (one) => `${counted(one)} put Out of Play: ${where(one.spaces)}`,
  'to-forts': (one) => `${counted(one)} put on Tegart Forts${from(one.spaces)}`,
  placed: (one) => `${counted(one)} placed: ${where(one.spaces)}`,
  opposition: ({ spaces }) => `Opposition placed: ${where(spaces)}`,
  sabotage: ({ number, spaces }) => `${pieces(number, 'sabotage')} placed: ${where(spaces)}`,
  curfew: ({ spaces }) => `Curfew placed: ${where(spaces)}`,
  'no-opposition': ({ spaces }) => `Opposition removed: ${where(spaces)}`,
  'no-sabotage': ({ number, spaces }) => `${pieces(number, 'sabotage')} removed: ${where(spaces)}`,
  'no-curfew': ({ spaces }) => `Curfew removed: ${where(spaces)}`,
  unity: (one) => `Unity is now ${one.to}`,
  activated: (one) => `${counted(one)} became Active: ${where(one.spaces)}`,
  moved: (one) => `${counted(one)} moved: ${where(one.spaces)}`,
  held: (one) => `${one.to} is held`,
  released: (one) => one.to,
} as const satisfies Record<string, (change: Change<SpaceId>) => string>

export type ChangeKind = keyof typeof CHANGES
