import { z } from '../parts/z'
import type { Option, Setup } from '../games/index'
import { crc32 } from '../records/crc32'
import { LIMITS } from '../records/limits'

const number = z.int().check(z.gte(0), z.lte(LIMITS.answers))
const chance = z.int().check(z.gte(0), z.lte(1000))
const change = z.int().check(z.gte(-1000), z.lte(1000))
const word = z.string().check(z.maxLength(40))
/* Whether it is an answer is for the rules to say, when it is played. */
const answer = z.union([word, z.int(), z.record(word, z.union([word, z.int()]))])

const fortune = z.strictObject({ of: z.literal('chance'), at: number, change })

const judged = z.strictObject({
  of: z.literal('decision'),
  at: number,
  first: z.boolean(),
  value: chance,
  lost: chance,
  within: z.exactOptional(chance),
  better: z.exactOptional(z.array(answer).check(z.maxLength(200))),
})

const analysis = z.strictObject({
  /** With what it was made: how often each decision was played on from, from which seed, with which weights. */
  playouts: z.int().check(z.gte(1)),
  seed: z.int(),
  weights: word,
  /** How much steadier results are without luck, by who plays: as it was measured. */
  ratios: z.record(word, z.number()),
  made: z.string().check(z.maxLength(40)),
  /** How many answers of the game it covers, and what they were. */
  answers: number,
  of: z.int(),
  /** Whether the game is over with them. */
  over: z.boolean(),
  /** How likely the first Faction was to win at its beginning and at its end, in thousandths. */
  start: chance,
  end: chance,
  weighed: z.array(z.union([fortune, judged])).check(z.maxLength(LIMITS.answers)),
})

/** What a bot has made of a game, as it is kept with it. Chances are in thousandths, and those of the first Faction. */
export type Analysis = z.infer<typeof analysis>

/** What of a game an analysis is of. */
export interface Played {
  readonly setup: Setup
  readonly answers: readonly Option[]
}

/** A number for what was played: another one for any other game. */
export const sumOf = ({ setup, answers }: Played): number =>
  crc32(new TextEncoder().encode(JSON.stringify([setup, answers])))

/** An analysis, or why there is none that could be used. */
export type Reading =
  | { readonly analysis: Analysis; readonly fault: null }
  | { readonly analysis: null; readonly fault: 'damaged' | 'foreign' | null }

const inOrder = ({ weighed, answers }: Analysis): boolean =>
  weighed.every(({ at }, i) => at < answers && at > (weighed[i - 1]?.at ?? -1))

/** What was kept with a game, checked: whether it is an analysis, and of this game. */
export const readAnalysis = (kept: unknown, { setup, answers }: Played): Reading => {
  if (kept === null) return { analysis: null, fault: null }
  const { data } = analysis.safeParse(kept)
  if (!data || !inOrder(data)) return { analysis: null, fault: 'damaged' }
  const covered = { setup, answers: answers.slice(0, data.answers) }
  if (covered.answers.length < data.answers || sumOf(covered) !== data.of)
    return { analysis: null, fault: 'foreign' }
  return { analysis: data, fault: null }
}
