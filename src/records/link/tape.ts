/*
 * Entropy coding with a range variant of asymmetric numeral systems (J. Duda, 2013): what is likely costs
 * little, down to small parts of a bit. What is said of likelihood must be the same in writing and reading,
 * so both go through one interface, and the models are written once.
 */

/** All likelihood together. */
export const WHOLE = 0x10000
const LOWEST = 2 ** 24

/** Where each possible value begins in the whole, and at last the whole itself. */
export type Bounds = readonly number[]

export interface Tape {
  /** Writes the wanted value, or reads whichever was written; gives it either way. */
  pick(bounds: Bounds, wanted: number): number
  /** The same for any number of 16 bits, each as likely as the others. */
  sixteen(wanted: number): number
}

/** Values that are alike likely. */
export const alike = (values: number): Bounds =>
  Array.from({ length: values + 1 }, (_, value) => Math.floor((value * WHOLE) / values))

/** Values with weights; none so small that it could not be written. */
export const weighted = (weights: readonly number[]): Bounds => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const bounds = [0]
  let sum = 0
  for (const [value, weight] of weights.entries()) {
    sum += weight
    bounds.push(value + 1 + Math.floor((sum / total) * (WHOLE - weights.length)))
  }
  return bounds
}

/** Takes down what is picked; the bytes come at the end, because this coder works backwards. */
export class WritingTape implements Tape {
  private readonly slots: { readonly start: number; readonly size: number }[] = []

  pick(bounds: Bounds, wanted: number): number {
    const start = bounds[wanted] as number
    this.slots.push({ start, size: (bounds[wanted + 1] as number) - start })
    return wanted
  }

  sixteen(wanted: number): number {
    this.slots.push({ start: wanted, size: 1 })
    return wanted
  }

  bytes(): Uint8Array {
    const bytes: number[] = []
    let state = LOWEST
    for (const { start, size } of this.slots.reverse()) {
      for (; state >= size * WHOLE; state = Math.floor(state / 256)) bytes.push(state % 256)
      state = Math.floor(state / size) * WHOLE + start + (state % size)
    }
    for (let byte = 0; byte < 4; byte++, state = Math.floor(state / 256)) bytes.push(state % 256)
    return Uint8Array.from(bytes.reverse())
  }
}

/** Nothing is left to read, though something is wanted. */
export class EndOfTape extends Error {
  override readonly name = 'EndOfTape'
}

export class ReadingTape implements Tape {
  private readonly bytes: Uint8Array
  private next = 0
  private state = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    for (let byte = 0; byte < 4; byte++) this.pull()
  }

  pick(bounds: Bounds): number {
    const point = this.state % WHOLE
    let [value, above] = [0, bounds.length - 1]
    while (above - value > 1) {
      const middle = (value + above) >> 1
      if ((bounds[middle] as number) > point) above = middle
      else value = middle
    }
    const start = bounds[value] as number
    this.pass(start, (bounds[value + 1] as number) - start)
    return value
  }

  sixteen(): number {
    const value = this.state % WHOLE
    this.pass(value, 1)
    return value
  }

  private pass(start: number, size: number): void {
    this.state = size * Math.floor(this.state / WHOLE) + (this.state % WHOLE) - start
    while (this.state < LOWEST) this.pull()
  }

  private pull(): void {
    const byte = this.bytes[this.next++]
    if (byte === undefined) throw new EndOfTape()
    this.state = this.state * 256 + byte
  }
}
