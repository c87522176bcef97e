import type { Change } from '../../../ui/facts/telling'
import type { SpaceId } from '../rules/index'
import { PLACES, pieces } from '../words/en/names'
import { listed, plural } from '../../../language/english'

const where = ({ spaces }: Change<SpaceId>): string => listed(spaces.map((space) => PLACES[space]))

const counted = ({ of, number }: Change<SpaceId>): string =>
  of === null ? '' : pieces(number, of as Parameters<typeof pieces>[1])

/** Each kind of change between two turns in a sentence without its stop, the weightiest first. */
export const CHANGES = {
  will: (one) => `Political Will goes from ${one.to}`,
  capability: (one) => `${one.to} is in effect`,
  'no-capability': (one) => `${one.to} is no longer in effect`,
  'must-pass': () => 'The British must Pass on the next Event card',
  haganah: (one) => `Haganah is now at ${one.to}`,
  imprisoned: (one) => `${counted(one)} put in Prison: ${where(one)}`,
  'to-track': (one) => `${counted(one)} put on the Haganah Track: ${where(one)}`,
  removed: (one) => `${counted(one)} removed: ${where(one)}`,
  withheld: (one) => `${counted(one)} ${plural(one.number, 'goes', 'go')} to the Haganah Track`,
  'left-the-game': (one) => `${counted(one)} ${plural(one.number, 'leaves', 'leave')} the game`,
  placed: (one) => `${counted(one)} placed: ${where(one)}`,
  terror: (one) => `${pieces(one.number, 'terror')} placed: ${where(one)}`,
  sabotage: (one) => `${pieces(one.number, 'sabotage')} placed: ${where(one)}`,
  curfew: (one) => `Curfew placed: ${where(one)}`,
  flipped: (one) => `${pieces(one.number, 'terror')} turned to Sabotage: ${where(one)}`,
  'no-terror': (one) => `${pieces(one.number, 'terror')} removed: ${where(one)}`,
  'no-sabotage': (one) => `${pieces(one.number, 'sabotage')} removed: ${where(one)}`,
  'no-curfew': (one) => `Curfew removed: ${where(one)}`,
  activated: (one) => `${counted(one)} became Active: ${where(one)}`,
  moved: (one) => `${counted(one)} moved: ${where(one)}`,
  drawn: ({ number }) => `${pieces(number, 'intel')} drawn`,
  given: ({ number }) => `${pieces(number, 'intel')} put back into the bag`,
  provided: (one) =>
    `${counted(one)} of the Haganah Track ${plural(one.number, 'is', 'are')} Available now`,
  released: (one) => `${counted(one)} ${plural(one.number, 'leaves', 'leave')} Prison`,
} as const satisfies Record<string, (change: Change<SpaceId>) => string>

export type ChangeKind = keyof typeof CHANGES
