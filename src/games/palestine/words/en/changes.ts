import type { Fact, SpaceId } from '../../rules/index'
import type { Change, ChangeKind } from '../told/changes'
import { PLACES, cardSide, haganahName, pieces } from './names'
import { listed, plural } from '../../../../language/english'

const where = ({ spaces }: Change): string => listed(spaces.map((space: SpaceId) => PLACES[space]))

const counted = ({ of, number }: Change): string => (of ? pieces(number, of) : '')

/** Where a track stood before the first of its steps. */
const before = (fact: Fact): number => ('from' in fact ? Number(fact.from) : 0)

/** Where it has come to stand. */
const after = (fact: Fact): number => ('to' in fact ? Number(fact.to) : 0)

const capability = ({ last }: Change): string =>
  last.fact === 'capability'
    ? `${cardSide(last.card, last.side)} is ${last.inPlay ? '' : 'no longer '}in effect`
    : ''

/** Each kind of change as a sentence. */
const CHANGE_TEXT: Readonly<Record<ChangeKind, (change: Change) => string>> = {
  will: ({ first, last }) => `Political Will goes from ${before(first)} to ${after(last)}.`,
  capability: (one) => `${capability(one)}.`,
  'must-pass': () => 'The British must Pass on the next Event card.',
  haganah: ({ last }) => `Haganah is now at ${haganahName(after(last))}.`,
  imprisoned: (one) => `${counted(one)} put in Prison: ${where(one)}.`,
  'to-track': (one) => `${counted(one)} put on the Haganah Track: ${where(one)}.`,
  removed: (one) => `${counted(one)} removed: ${where(one)}.`,
  withheld: (one) => `${counted(one)} ${plural(one.number, 'goes', 'go')} to the Haganah Track.`,
  'left-the-game': (one) => `${counted(one)} ${plural(one.number, 'leaves', 'leave')} the game.`,
  placed: (one) => `${counted(one)} placed: ${where(one)}.`,
  terror: (one) => `${pieces(one.number, 'terror')} placed: ${where(one)}.`,
  sabotage: (one) => `${pieces(one.number, 'sabotage')} placed: ${where(one)}.`,
  curfew: (one) => `Curfew placed: ${where(one)}.`,
  flipped: (one) => `${pieces(one.number, 'terror')} turned to Sabotage: ${where(one)}.`,
  'no-terror': (one) => `${pieces(one.number, 'terror')} removed: ${where(one)}.`,
  'no-sabotage': (one) => `${pieces(one.number, 'sabotage')} removed: ${where(one)}.`,
  'no-curfew': (one) => `Curfew removed: ${where(one)}.`,
  activated: (one) => `${counted(one)} became Active: ${where(one)}.`,
  moved: (one) => `${counted(one)} moved: ${where(one)}.`,
  drawn: ({ number }) => `${pieces(number, 'intel')} drawn.`,
  given: ({ number }) => `${pieces(number, 'intel')} put back into the bag.`,
  provided: (one) =>
    `${counted(one)} of the Haganah Track ${plural(one.number, 'is', 'are')} Available now.`,
  released: (one) => `${counted(one)} ${plural(one.number, 'leaves', 'leave')} Prison.`,
}

/** One change as a sentence. */
export const changeText = (change: Change): string => CHANGE_TEXT[change.kind](change)
