import type { Fact, Option, Outcome } from '../../rules/index'
import {
  BOX_NAMES,
  SIDE,
  WHO,
  at,
  cardName,
  cardSide,
  causeName,
  chitName,
  haganahName,
  pieces,
  place,
} from './names'
import { answerText } from './answers'
import { SOURCES } from './brief'
import { capital, plural, signed } from '../../../../language/english'

/** A fact of one kind. */
type Of<Kind extends Fact['fact']> = Fact & { readonly fact: Kind }

const are = (number: number): string => plural(number, 'is', 'are')

const placedOrRemoved = (placed: boolean, space: Of<'curfew'>['space']): string =>
  placed ? `placed ${at(space)}` : `removed from ${place(space)}`

const GOALS = {
  available: '',
  prison: ' and put in Prison',
  'haganah-track': ' and put on the Haganah Track',
} as const

const causeText = (why: Fact['why']): string => {
  const { by, what, card, side } = why
  const name = what === 'event' && card ? `Event, ${cardSide(card, side)}` : causeName(why)
  return by ? `${WHO[by]}: ${name}` : name
}

export const outcomeText = ({ winner }: Outcome): string =>
  winner === 'irgun'
    ? 'Irgun win: Political Will is at 0'
    : 'The British win: Political Will is above 0 after the last Propaganda Round'

const INTEL = {
  drawn: 'is drawn',
  spent: 'is spent and goes back to the bag',
  discarded: 'goes back to the bag',
} as const

const MUST_PASS = {
  'next-card': 'The British must Pass on the next Event card',
  'this-card': 'The British must Pass on this card',
} as const

const markersText = ({ fact, change, space, left }: Of<'sabotage'> | Of<'terror'>): string =>
  `${pieces(Math.abs(change), fact)} ${are(Math.abs(change))} ${placedOrRemoved(change > 0, space)}, now ${left}`

/** “4 − 1 = 3”, or just the die. */
export const sumText = ({ die, modifier }: Pick<Of<'rolled'>, 'die' | 'modifier'>): string =>
  modifier === 0
    ? die.toString()
    : `${die} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} = ${die + modifier}`

/** What a roll has to come to: “above 2”. */
export const TESTS: Readonly<Record<Of<'rolled'>['test'], (target: number) => string>> = {
  above: (target) => `above ${target}`,
  'at-most': (target) => `at most ${target}`,
  count: () => '',
}

const rolledText = (fact: Of<'rolled'>): string => {
  const needed = TESTS[fact.test](fact.target)
  const test = needed && `; ${needed} is needed: ${fact.success ? 'yes' : 'no'}`
  return `The die shows ${sumText(fact)}${test}`
}

const answeredText = ({ by, answer }: Of<'answered'>): string =>
  by === 'chance'
    ? `${WHO.chance}: ${answerText(answer as Option)}`
    : `${capital(SIDE[by])} choose ${answerText(answer as Option)}`

/** Every kind of fact in a few words. */
const TOLD: { readonly [Kind in Fact['fact']]: (fact: Of<Kind>) => string } = {
  begins: ({ why }) => causeText(why),
  ends: ({ why }) => `${causeText(why)} ends`,
  answered: answeredText,
  revealed: ({ card }) => `${cardName(card)} is turned up`,
  'took-box': ({ by, box }) => `${capital(SIDE[by])} take ${BOX_NAMES[box]}`,
  eligibility: ({ first }) => `${capital(SIDE[first])} are First Eligible next`,
  placed: ({ number, force, space, from }) =>
    `${pieces(number, force)} ${are(number)} placed ${at(space)}${SOURCES[from]}`,
  moved: ({ number, piece, from, to }) =>
    `${pieces(number, piece)} ${plural(number, 'moves', 'move')} from ${place(from)} to ${place(to)}`,
  removed: ({ number, piece, space, to }) =>
    `${pieces(number, piece)} ${are(number)} removed from ${place(space)}${GOALS[to]}`,
  activated: ({ number, space }) =>
    `${pieces(number, 'cells')} ${at(space)} ${plural(number, 'becomes', 'become')} Active`,
  hidden: ({ number, space }) =>
    `${pieces(number, 'cells')} ${at(space)} ${plural(number, 'goes', 'go')} Underground`,
  curfew: ({ present, space }) => `A Curfew is ${placedOrRemoved(present, space)}`,
  sabotage: markersText,
  terror: markersText,
  flipped: ({ number, space }) =>
    `${pieces(number, 'terror')} ${at(space)} ${plural(number, 'turns', 'turn')} to Sabotage`,
  released: ({ number }) =>
    number === 0
      ? 'No Cell leaves Prison'
      : `${pieces(number, 'cells')} ${plural(number, 'leaves', 'leave')} Prison`,
  'left-the-game': ({ number }) =>
    number === 0
      ? 'No Cell leaves the game'
      : `${pieces(number, 'cells')} ${plural(number, 'leaves', 'leave')} the game from Prison`,
  haganah: ({ from, to }) =>
    `Haganah shifts to the ${to < from ? 'left' : 'right'}, from ${haganahName(from)}, to ${haganahName(to)}`,
  withheld: ({ number, force, from }) =>
    `${pieces(number, force)} ${plural(number, 'goes', 'go')} from ${from === 'prison' ? 'Prison' : 'Available'} to the Haganah Track`,
  provided: ({ number, force }) =>
    `${pieces(number, force)} of the Haganah Track ${plural(number, 'becomes', 'become')} Available`,
  rolled: rolledText,
  intel: ({ chit, change }) => `${chitName(chit)} ${INTEL[change]}`,
  'must-pass': ({ on }) => (on === null ? 'The British have Passed as they must' : MUST_PASS[on]),
  capability: ({ card, side, inPlay }) =>
    `${cardSide(card, side)} ${inPlay ? 'comes into effect' : 'is no longer in effect'}`,
  'political-will': ({ from, to }) =>
    from === to
      ? `Political Will stays at ${to}`
      : `Political Will ${from < to ? 'rises' : 'falls'} from ${from} to ${to}`,
  'will-counted': ({ net }) => `Political Will is counted: ${signed(net)} in all`,
  'game-over': ({ outcome }) => outcomeText(outcome),
}

/** One fact in a few words. */
export const factText = (fact: Fact): string => (TOLD[fact.fact] as (fact: Fact) => string)(fact)
