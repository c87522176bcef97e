import { WHOLE, type Tape } from './tape'

/** How many bytes before it each byte is guessed from. */
const ORDERS = [1, 2, 3, 4, 6] as const
const CONTEXTS = 2 ** 17
/** A guess never gets so sure that a surprise would cost much. */
const DOUBT = 24
const MOST_SEEN = 60

/**
 * Guesses a text bit by bit from the few bytes before, and learns from every bit. Only sums, products,
 * quotients and whole parts: these come out alike on every machine.
 */
class TextModel {
  private readonly ones = ORDERS.map(() => new Uint16Array(CONTEXTS).fill(WHOLE / 2))
  private readonly seen = ORDERS.map(() => new Uint8Array(CONTEXTS))
  private readonly before: number[] = [0, 0, 0, 0, 0, 0]

  byte(tape: Tape | null, wanted: number): number {
    const hashes = ORDERS.map((order) => this.hash(order))
    let node = 1
    while (node < 256) {
      const places = hashes.map((hash) => spread(hash + node))
      let bit = (wanted >> (7 - Math.floor(Math.log2(node)))) & 1
      if (tape) bit = tape.pick([0, WHOLE - this.guess(places), WHOLE], bit)
      this.learn(places, bit)
      node = node * 2 + bit
    }
    this.before.unshift(node - 256)
    this.before.pop()
    return node - 256
  }

  private hash(order: number): number {
    let hash = order
    for (const byte of this.before.slice(0, order)) hash = Math.imul(hash ^ byte, 0x9e3779b1) >>> 3
    return hash
  }

  /** How likely a one is: the longer what is known and the more often it was seen, the more it counts. */
  private guess(places: readonly number[]): number {
    let [sum, weights] = [WHOLE / 2, 1]
    for (const [index, place] of places.entries()) {
      const seen = this.seen[index]?.[place] as number
      const weight = seen * seen * 4 ** index
      sum += (this.ones[index]?.[place] as number) * weight
      weights += weight
    }
    return Math.min(WHOLE - DOUBT, Math.max(DOUBT, Math.floor(sum / weights)))
  }

  private learn(places: readonly number[], bit: number): void {
    for (const [index, place] of places.entries()) {
      const ones = this.ones[index] as Uint16Array
      const seen = this.seen[index] as Uint8Array
      const [one, times] = [ones[place] as number, seen[place] as number]
      ones[place] = one + Math.trunc((bit * (WHOLE - 1) - one) / (times + 1.4))
      seen[place] = Math.min(MOST_SEEN, times + 1)
    }
  }
}

const spread = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) & (CONTEXTS - 1)
}

/** Writes bytes of a text, or reads as many; a text like the sample costs least. */
export const codeText = (
  tape: Tape,
  sample: Uint8Array,
  length: number,
  wanted: Uint8Array | null,
): Uint8Array => {
  const model = new TextModel()
  for (const byte of sample) model.byte(null, byte)
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; at++) bytes[at] = model.byte(tape, wanted?.[at] ?? 0)
  return bytes
}
