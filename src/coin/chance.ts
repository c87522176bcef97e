import type { Decision } from './decision'
import type { OptionOf, World } from './world'

/** A number in [0, 1) that depends on the seed and the count alone. */
export const seededNumber = (seed: number, count: number): number => {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(count + 1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x100000000
}

/** The item at a number in [0, 1), each having a share as large as its weight. */
export const pickWeighted = <T>(
  items: readonly T[],
  weight: (item: T) => number,
  at: number,
): T => {
  let rest = items.reduce((sum, item) => sum + weight(item), 0) * at
  for (const item of items) {
    rest -= weight(item)
    if (rest < 0) return item
  }
  return items.at(-1)!
}

/** What chance answers in a playout for a number in [0, 1), each outcome as likely as the rules have it. */
export const chanceOption = <W extends World>(
  { weigh }: Decision<W>,
  options: readonly OptionOf<W>[],
  at: number,
): OptionOf<W> =>
  weigh === null ? options[Math.floor(at * options.length)]! : pickWeighted(options, weigh, at)
