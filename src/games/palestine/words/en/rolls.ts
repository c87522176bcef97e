import type { Fact } from '../../rules/index'

type Rolled = Fact & { readonly fact: 'rolled' }

/** “4 − 1 = 3”, or just the die. */
export const sumText = ({ die, modifier }: Pick<Rolled, 'die' | 'modifier'>): string =>
  modifier === 0
    ? die.toString()
    : `${die} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} = ${die + modifier}`

const TESTS: Readonly<Record<Rolled['test'], (target: number) => string>> = {
  above: (target) => `above ${target}`,
  'at-most': (target) => `at most ${target}`,
  count: () => '',
}

/** What a roll has to come to: “above 2”; empty where it only says how many. */
export const neededText = ({ test, target }: Pick<Rolled, 'test' | 'target'>): string =>
  TESTS[test](target)
