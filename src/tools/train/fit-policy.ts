import { softmax } from '../../bots/policy'
import { randomFrom } from '../../bots/random'
import type { Questions } from './samples'

const RATE = 0.15
const DECAY = 1e-5

/** Fits the weights of marks so that each answer appeals as much as a search found it good (Adagrad). */
export const fitPolicy = (
  { starts, answers, marks, shares }: Questions,
  count: number,
  epochs: number,
  seed: number,
): Float32Array => {
  const weights = new Float32Array(count)
  const squares = new Float32Array(count).fill(0.1)
  const random = randomFrom(seed)
  const questions = starts.length
  const answerEnd = (i: number) => (i + 1 < answers.length ? answers.numbers[i + 1]! : marks.length)
  for (let k = 0; k < epochs * questions; k++) {
    const one = Math.floor(random() * questions)
    const first = starts.numbers[one]!
    const last = one + 1 < questions ? starts.numbers[one + 1]! : answers.length
    const sums = new Array<number>(last - first).fill(0)
    for (let i = first; i < last; i++) {
      let sum = 0
      for (let j = answers.numbers[i]!; j < answerEnd(i); j++) sum += weights[marks.numbers[j]!]!
      sums[i - first] = sum
    }
    softmax(sums, 1)
    const rate = RATE * (1 - (0.9 * k) / (epochs * questions))
    for (let i = first; i < last; i++) {
      const slope = sums[i - first]! - shares.numbers[i]!
      if (Math.abs(slope) < 1e-4) continue
      for (let j = answers.numbers[i]!; j < answerEnd(i); j++) {
        const mark = marks.numbers[j]!
        const full = slope + DECAY * weights[mark]!
        squares[mark]! += full * full
        weights[mark]! -= (rate * full) / Math.sqrt(squares[mark]!)
      }
    }
  }
  return weights
}
