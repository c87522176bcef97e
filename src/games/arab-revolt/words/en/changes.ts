import type { SpaceId } from '../../rules/index'
import type { Change, ChangeKind } from '../../../../ui/facts/changes'
import { factText } from './facts'
import { PLACES, cardSide, chitName, pieces, unityName } from './names'
import { listed } from '../../../../language/english'

const where = (spaces: readonly SpaceId[]): string => listed(spaces.map((space) => PLACES[space]))

const from = (spaces: readonly SpaceId[]): string =>
  spaces.length === 0 ? '' : `: ${where(spaces)}`

const counted = ({ of, number }: Change): string => (of ? pieces(number, of) : '')

/** What a change that is about no piece comes to. */
const result = ({ fact }: Change): string => {
  switch (fact.fact) {
    case 'political-will':
      return `${fact.from} to ${fact.to}`
    case 'unity':
      return unityName(fact.to)
    case 'capability':
      return cardSide(fact.card, fact.side)
    case 'chit':
      return chitName(fact.chit)
    case 'released':
      return factText(fact)
    default:
      return ''
  }
}

/** Each kind of change as a sentence. */
const CHANGE_TEXT: Readonly<Record<ChangeKind, (change: Change) => string>> = {
  will: (one) => `Political Will goes from ${result(one)}.`,
  capability: (one) => `${result(one)} is in effect.`,
  'no-capability': (one) => `${result(one)} is no longer in effect.`,
  countries: ({ spaces }) => `In play: ${where(spaces)}.`,
  imprisoned: (one) => `${counted(one)} put in Prison: ${where(one.spaces)}.`,
  withdrawn: (one) => `${counted(one)} put Out of Play: ${where(one.spaces)}.`,
  'to-forts': (one) => `${counted(one)} put on Tegart Forts${from(one.spaces)}.`,
  removed: (one) => `${counted(one)} removed: ${where(one.spaces)}.`,
  placed: (one) => `${counted(one)} placed: ${where(one.spaces)}.`,
  opposition: ({ spaces }) => `Opposition placed: ${where(spaces)}.`,
  sabotage: ({ number, spaces }) => `${pieces(number, 'sabotage')} placed: ${where(spaces)}.`,
  curfew: ({ spaces }) => `Curfew placed: ${where(spaces)}.`,
  'no-opposition': ({ spaces }) => `Opposition removed: ${where(spaces)}.`,
  'no-sabotage': ({ number, spaces }) => `${pieces(number, 'sabotage')} removed: ${where(spaces)}.`,
  'no-curfew': ({ spaces }) => `Curfew removed: ${where(spaces)}.`,
  unity: (one) => `Unity is now ${result(one)}.`,
  activated: (one) => `${counted(one)} became Active: ${where(one.spaces)}.`,
  moved: (one) => `${counted(one)} moved: ${where(one.spaces)}.`,
  held: (one) => `${result(one)} is held.`,
  released: (one) => `${result(one)}.`,
}

/** One change as a sentence. */
export const changeText = (change: Change): string => CHANGE_TEXT[change.kind](change)
