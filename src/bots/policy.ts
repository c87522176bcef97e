import type { Decision } from '../coin/decision'
import type { Perception } from '../coin/perception'
import type { OptionOf, World } from '../coin/world'
import { exp } from './exact'

/** Turns sums into shares of 1, in place; the lower the temperature, the more the highest gets. */
export const softmax = (sums: Float64Array, temperature: number): Float64Array => {
  let most = -Infinity
  for (const sum of sums) most = Math.max(most, sum)
  let whole = 0
  for (let i = 0; i < sums.length; i++) whole += sums[i] = exp((sums[i]! - most) / temperature)
  for (let i = 0; i < sums.length; i++) sums[i]! /= whole
  return sums
}

export type Policy<W extends World> = (
  question: Decision<W>,
  options: readonly OptionOf<W>[],
  board: W['board'],
  temperature: number,
) => Float64Array

/** How much each answer appeals, as it was learned from what searches chose: the weights of its marks. */
export const policyOf = <W extends World>(
  perception: Perception<W>,
  weights: Float32Array,
): Policy<W> => {
  const marks: number[] = []
  return (question, options, board, temperature) => {
    const mark = perception.marksAt(question, board)
    const sums = new Float64Array(options.length)
    for (let i = 0; i < options.length; i++) {
      marks.length = 0
      mark(options[i]!, marks)
      let sum = 0
      for (const one of marks) sum += weights[one]!
      sums[i] = sum
    }
    return softmax(sums, temperature)
  }
}
