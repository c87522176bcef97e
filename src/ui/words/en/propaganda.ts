import type { CardId } from '../../../games/index'
import { signed } from '../../../language/english'
import { sign } from './counted'

const ORDINALS = ['', 'first', 'second', 'third', 'fourth']
const NUMBERS = ['', 'one', 'two', 'three', 'four']

/** Words of the Propaganda Round. */
export const ROUND = {
  which: (card: CardId, number: number, all: number) =>
    `Card ${card}. The ${ORDINALS[number] ?? ''} of ${NUMBERS[all] ?? all.toString()} Propaganda Rounds.`,
  phases: 'Phases of the Propaganda Round',
  states: {
    done: 'done',
    declined: 'nothing done',
    nothing: 'nothing to do',
    now: 'now',
    'to-come': 'to come',
  },
  fromTo: (from: number, to: number) => (from === to ? `stays ${to}` : `${from} to ${to}`),
  soFar: 'Done so far',
  over: 'The round is over. The next card is turned up when you end this turn.',
} as const

/** Words of the count. */
export const COUNT = {
  title: 'Political Will is counted.',
  sum: 'Political Will',
  lines: 'The sum, line by line',
  partial: (from: number, net: number) => `${from} ${sign(net)}`,
  equals: (from: number, net: number, to: number) => (to === from + net ? '=' : 'so'),
  once: 'Counted once, on this one position; then the marker moves.',
  whole: 'Show the whole sum',
  wholeNote: 'or wait: line follows line',
  move: (from: number, to: number) =>
    from === to ? `Leave Political Will at ${to}` : `Move Political Will to ${to}`,
  then: (phase: string) => `then the ${phase}`,
  thenEnd: 'then the game is over',
} as const

/** The amount of a line; the new Sabotage has none. */
export const amountText = (amount: number | null, number: number): string =>
  amount === null ? `${number} placed` : signed(amount)
