import type { Perception, Truth } from '../coin/perception'
import type { World } from '../coin/world'
import { logistic } from './exact'

/** A small net: one layer of hidden units, and a line that goes past it. */
export interface Net {
  readonly hidden: number
  /** For each feature, its weight for each hidden unit. */
  readonly into: Float32Array
  readonly biases: Float32Array
  readonly out: Float32Array
  readonly line: Float32Array
  readonly bias: number
}

/** The net's sum for features. Only those that are not 0 cost anything. */
const sumOf = (net: Net, features: Float32Array, units: Float32Array): number => {
  const { hidden, into, biases, out, line } = net
  units.set(biases)
  let sum = net.bias
  for (let i = 0; i < features.length; i++) {
    const x = features[i]!
    if (x === 0) continue
    sum += x * line[i]!
    const at = i * hidden
    for (let h = 0; h < hidden; h++) units[h]! += x * into[at + h]!
  }
  for (let h = 0; h < hidden; h++) if (units[h]! > 0) sum += units[h]! * out[h]!
  return sum
}

/** What was learned, as it is. */
export const AS_LEARNED: Truth = { shift: 0, stretch: 1 }

const made = (sum: number, { shift, stretch }: Truth): number => logistic(shift + stretch * sum)

/** What the net makes of features: a chance of the first of the Factions to win. */
export const chanceFrom = (net: Net, features: Float32Array, truth = AS_LEARNED): number =>
  made(sumOf(net, features, new Float32Array(net.hidden)), truth)

/** How likely the first of the Factions is to win, as the net has learned it, and by what makes it true. */
export const valueOf = <W extends World>(
  perception: Perception<W>,
  first: W['faction'],
  net: Net,
  truthOf: (board: W['board']) => Truth,
) => {
  const features = new Float32Array(perception.features.length)
  const units = new Float32Array(net.hidden)
  return (board: W['board']): number => {
    const winner = perception.winner(board)
    if (winner !== null) return winner === first ? 1 : 0
    perception.read(board, features)
    return made(sumOf(net, features, units), truthOf(board))
  }
}
