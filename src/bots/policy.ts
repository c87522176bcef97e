import type { Decision } from '../coin/decision'
import type { Marks, Perception } from '../coin/perception'
import type { OptionOf, World } from '../coin/world'
import { exp } from './exact'

/** Turns sums into shares of 1, in place; the lower the temperature, the more the highest gets. */
export const softmax = (sums: number[], temperature: number): number[] => {
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
) => number[]

/** How much an answer appeals: the weights of its marks, summed up as they come, for a list of them would be litter. */
class Appeal implements Marks {
  sum = 0
  private readonly weights: Float32Array

  constructor(weights: Float32Array) {
    this.weights = weights
  }

  push(mark: number): void {
    this.sum += this.weights[mark]!
  }
}

/** How much each answer appeals, as it was learned from what searches chose: the weights of its marks. */
export const policyOf = <W extends World>(
  perception: Perception<W>,
  weights: Float32Array,
): Policy<W> => {
  const appeal = new Appeal(weights)
  return (question, options, board, temperature) => {
    const mark = perception.marksAt(question, board)
    const sums = options.map((one) => {
      appeal.sum = 0
      mark(one, appeal)
      return appeal.sum
    })
    return softmax(sums, temperature)
  }
}
