import type { Net } from '../../bots/value'
import { randomFrom, type Random } from '../../bots/random'
import { Adam } from './adam'
import type { Positions } from './samples'

interface Fitting {
  readonly features: number
  readonly hidden: number
  readonly epochs: number
  readonly seed: number
  /** The net to go on from, if there is one of this width. */
  readonly from: Net | null
}

const BATCH = 128
/** How large a step is, from nothing and from a net that is there. */
const RATE = 0.002
const RATE_AFTER = 0.0007
/** How fast weights that nothing holds shrink. */
const DECAY = 0.3

const shuffled = (length: number, random: Random): Uint32Array => {
  const order = Uint32Array.from({ length }, (_, i) => i)
  for (let i = length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const one = order[i]!
    order[i] = order[j]!
    order[j] = one
  }
  return order
}

/** A net that knows nothing. */
const ignorant = (features: number, hidden: number, random: Random): Net => ({
  hidden,
  into: Float32Array.from({ length: features * hidden }, () => (random() - 0.5) * 0.2),
  biases: Float32Array.from({ length: hidden }, () => 0.05),
  out: Float32Array.from({ length: hidden }, () => (random() - 0.5) * 0.5),
  line: new Float32Array(features),
  bias: 0,
})

/** Fits a net to positions by so many passes over them in shuffled order. */
export const fitValue = (positions: Positions, fitting: Fitting): Net => {
  const { features, hidden, epochs, seed, from: old } = fitting
  const random = randomFrom(seed)
  const first = old?.hidden === hidden ? old : ignorant(features, hidden, random)
  const [into, biases, out, line] = [first.into, first.biases, first.out, first.line].map((part) =>
    part.slice(),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array]
  const bias = Float32Array.of(first.bias)
  const parts = [into, biases, out, line, bias].map((part) => new Adam(part))
  const [ofInto, ofBiases, ofOut, ofLine, ofBias] = parts as [Adam, Adam, Adam, Adam, Adam]
  const units = new Float32Array(hidden)
  const { starts, features: which, numbers, aims } = positions
  const count = positions.length
  const steps = epochs * Math.floor(count / BATCH)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffled(count, random)
    for (let from = 0; from + BATCH <= count; from += BATCH) {
      for (let k = from; k < from + BATCH; k++) {
        const one = order[k]!
        const begin = starts.numbers[one]!
        const last = one + 1 < count ? starts.numbers[one + 1]! : which.length
        units.set(biases)
        let sum = bias[0]!
        for (let i = begin; i < last; i++) {
          const x = numbers.numbers[i]!
          const feature = which.numbers[i]!
          sum += x * line[feature]!
          const at = feature * hidden
          for (let h = 0; h < hidden; h++) units[h]! += x * into[at + h]!
        }
        for (let h = 0; h < hidden; h++) if (units[h]! > 0) sum += units[h]! * out[h]!
        const slope = (1 / (1 + Math.exp(-sum)) - aims.numbers[one]!) / BATCH
        ofBias.gradient[0]! += slope
        for (let h = 0; h < hidden; h++) {
          if (units[h]! <= 0) {
            units[h] = 0
            continue
          }
          ofOut.gradient[h]! += slope * units[h]!
          units[h] = slope * out[h]!
          ofBiases.gradient[h]! += units[h]!
        }
        for (let i = begin; i < last; i++) {
          const x = numbers.numbers[i]!
          const feature = which.numbers[i]!
          ofLine.gradient[feature]! += slope * x
          const at = feature * hidden
          for (let h = 0; h < hidden; h++) ofInto.gradient[at + h]! += x * units[h]!
        }
      }
      const rate = (first === old ? RATE_AFTER : RATE) * (1 - (0.9 * step++) / steps)
      for (const part of parts) part.step(rate, DECAY)
    }
  }
  return { hidden, into, biases, out, line, bias: bias[0]! }
}
