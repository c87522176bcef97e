import type { Fact, Option, SpaceId } from '../rules/index'
import type { Teller } from '../../../ui/facts/telling'
import { answerText } from '../words/en/answers'
import { IN_TEXT, WHO, at, cardSide, causeName, pieces, place } from '../words/en/names'
import { neededText, sumText } from '../words/en/rolls'
import { capital, plural, signed } from '../../../language/english'

/* What the tellings of several kinds of facts have in common. */

export type Of<Kind extends Fact['fact']> = Fact & { readonly fact: Kind }

export const are = (number: number): string => plural(number, 'is', 'are')
export const sign = (present: boolean): string => (present ? '+' : '−')
export const placedOrRemoved = (placed: boolean, space: SpaceId): string =>
  placed ? `placed ${at(space)}` : `removed from ${place(space)}`

/** Whence what is placed comes, if not from Available. */
export const SOURCES = { available: '', prison: ' from Prison' } as const

/** Where what is removed goes, if not to Available: in short, in full, and what a change is called for it. */
export const GOALS = {
  available: ['', '', 'removed'],
  prison: [' to Prison', ' and put in Prison', 'imprisoned'],
  'haganah-track': [' to the Haganah Track', ' and put on the Haganah Track', 'to-track'],
} as const

/** What becomes of an Intel chit: in full, in short, and what a change is called for it. */
export const INTEL = {
  drawn: ['is drawn', 'drawn', 'drawn'],
  spent: ['is spent and goes back to the bag', 'spent', 'given'],
  discarded: ['goes back to the bag', 'back to the bag', 'given'],
} as const

const MUST_PASS = {
  'next-card': 'the British must Pass on the next Event card',
  'this-card': 'the British must Pass on this card',
} as const

export const mustPassText = ({ on }: Of<'must-pass'>): string =>
  on === null ? 'the British have Passed as they must' : MUST_PASS[on]

export interface InSpace {
  readonly space: SpaceId
}

export const here = ({ space }: InSpace): SpaceId => space

/** Where it happened, unless that is named beside. */
export const where = ({ space }: InSpace, beside: string | null): string =>
  space === beside ? '' : ` ${at(space)}`

/** Whence and to where, unless it is the space that is named beside. */
export const way = ({ from, to }: Of<'moved'>, beside: string | null): string =>
  [from === beside ? '' : ` from ${place(from)}`, to === beside ? '' : ` to ${place(to)}`].join('')

export const causeText = ({ by, what, card, side }: Fact['why']): string => {
  const why = { what, ...(card && { card }) }
  const name = what === 'event' && card ? `Event, ${cardSide(card, side)}` : causeName(why)
  return by ? `${WHO[by]}: ${name}` : name
}

export const answeredText = ({ by, answer }: Of<'answered'>): string =>
  by === 'chance'
    ? `${WHO.chance}: ${answerText(answer as Option)}`
    : `${capital(IN_TEXT[by])} choose ${answerText(answer as Option)}`

export const rolledText = (fact: Of<'rolled'>): string => {
  const needed = neededText(fact)
  const test = needed && `; ${needed} is needed: ${fact.success ? 'yes' : 'no'}`
  return `the die shows ${sumText(fact)}${test}`
}

/** A fact that frames the others is told by their order or their heading. */
export const silent =
  (...tellers: readonly Teller[]) =>
  (): readonly Teller[] =>
    tellers

/** Cells who turn to one of their sides. */
export const turned = (
  { space, number }: Of<'activated' | 'hidden'>,
  of: 'cellsActive' | 'cellsUnderground',
) => [{ of, by: number, at: space, turn: true as const }]

/** How Sabotage and Terror markers are told: two sides of one counter. */
export const marker = (content: 'sabotage' | 'terror', name: string) => ({
  words: ({ change, space, left }: Of<'sabotage' | 'terror'>) => {
    const number = Math.abs(change)
    return `${pieces(number, content)} ${are(number)} ${placedOrRemoved(change > 0, space)}, now ${left}`
  },
  brief: (fact: Of<'sabotage' | 'terror'>, beside: string | null) =>
    `${name} ${signed(fact.change)}${where(fact, beside)}`,
  space: here,
  figures: ({ change, space }: Of<'sabotage' | 'terror'>) => [
    { of: content, by: change, at: space },
  ],
  change: ({ change, space }: Of<'sabotage' | 'terror'>) => ({
    kind: change > 0 ? content : (`no-${content}` as const),
    number: Math.abs(change),
    spaces: [space],
  }),
  turning: ({ change, space }: Of<'sabotage' | 'terror'>) =>
    change > 0 ? { space, content } : null,
})
