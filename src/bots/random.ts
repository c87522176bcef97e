import { chanceOption } from '../coin/chance'
import type { Decision } from '../coin/decision'
import type { OptionOf, World } from '../coin/world'

/** A source of numbers in [0, 1). */
export type Random = () => number

/** Mulberry32: small, quick, and the same on every machine. */
export const randomFrom = (seed: number): Random => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000
  }
}

/** A player who chooses uniformly; chance answers with the odds of the rules. */
export const randomPlayer =
  (random: Random) =>
  <W extends World>(decision: Decision<W>, options: readonly OptionOf<W>[]): OptionOf<W> =>
    decision.by === 'chance'
      ? chanceOption(decision, options, random())
      : options[Math.floor(random() * options.length)]!
