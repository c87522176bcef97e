import { CENTRALIZED, DECENTRALIZED, type Fact, type SpaceId } from '../rules/index'
import { UNITY_ENDS, WHO, at, cardSide, causeName, pieces, place } from '../words/en/names'
import { listed, plural } from '../../../language/english'

export const are = (number: number): string => plural(number, 'is', 'are')
export const sign = (present: boolean): string => (present ? '+' : '−')
export const placedOrRemoved = (placed: boolean, space: SpaceId): string =>
  placed ? `placed ${at(space)}` : `removed from ${place(space)}`

/** Whence what is placed comes, if not from Available. */
export const SOURCES = { available: '', prison: ' from Prison', 'out-of-play': ' from Out of Play' }

/** Where what is removed goes, if not to Available: in short, in full, and what a change is called for it. */
export const GOALS = {
  available: ['', '', 'removed'],
  prison: [' to Prison', ' and put in Prison', 'imprisoned'],
  'out-of-play': [' to Out of Play', ' and put Out of Play', 'withdrawn'],
  'tegart-forts': [' to Tegart Forts', ' and put on Tegart Forts', 'to-forts'],
} as const

export const CHIT_GOES = {
  pool: 'goes back to the pool',
  drawn: 'is drawn',
  held: 'is held',
  used: 'is used',
}

export interface InSpace {
  readonly space: SpaceId
}

/** Where it happened, unless that is named beside. */
export const where = ({ space }: InSpace, beside: string | null): string =>
  space === beside ? '' : ` ${at(space)}`

/** Whence and to where, unless it is the space that is named beside. */
export const way = (
  { from, to }: { readonly from: SpaceId; readonly to: SpaceId },
  beside: string | null,
): string =>
  [from === beside ? '' : ` from ${place(from)}`, to === beside ? '' : ` to ${place(to)}`].join('')

/** Who does it and why: an Event by its card. */
export const causeText = (why: Fact['why']): string => {
  const { by, what, card, side } = why
  const name = what === 'event' && card ? `Event, ${cardSide(card, side)}` : causeName(why)
  return by ? `${WHO[by]}: ${name}` : name
}

/** A fact of one kind. */
export type Of<Name> = Extract<Fact, { fact: Name }>

/** “toward Centralized”, “2 steps, to Decentralized”. */
export const shiftText = ({ from, to, toward }: Of<'unity'>): string => {
  const steps = Math.abs(to - from)
  const isEnd = to === DECENTRALIZED || to === CENTRALIZED
  const end = `${isEnd ? 'to' : 'toward'} ${UNITY_ENDS[toward]}`
  return plural(steps, end, `${steps} steps${isEnd ? ',' : ''} ${end}`)
}

export const releasedText = ({
  guerrillas,
  bases,
}: Pick<Of<'released'>, 'guerrillas' | 'bases'>): string => {
  const who = [
    ...(guerrillas > 0 ? [pieces(guerrillas, 'guerrillas')] : []),
    ...(bases > 0 ? [pieces(bases, 'bases')] : []),
  ]
  return `${listed(who)} ${plural(guerrillas + bases, 'leaves', 'leave')} Prison`
}

export const rollText = ({ die, modifier, test, target, success }: Of<'rolled'>): string => {
  const sum = modifier === 0 ? '' : ` ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`
  const needed = `${test === 'at-most' ? 'at most' : 'above'} ${target} is needed`
  return `the die shows ${die}${sum}; ${needed}: ${success ? 'yes' : 'no'}`
}
