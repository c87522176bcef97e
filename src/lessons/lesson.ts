import * as z from 'zod/mini'
import { isGame, type GameId, type Option, type Setup } from '../games/index'

/** Something to be read, with the spaces that it is about. */
export interface Say {
  readonly say: string
  readonly light?: readonly string[]
}

/** Answers that the lesson gives itself, and what they mean. */
export interface Play {
  readonly play: readonly Option[]
  readonly say: string
}

/** A question to whoever learns: what is seen and why, what is advised, and what happens after another answer. */
export interface Ask {
  readonly ask: string
  readonly say: string
  readonly answers: readonly Option[]
  readonly else: 'hint' | 'free'
}

/** Something to be guessed before it is revealed. */
export interface Predict {
  readonly predict: string
  readonly of: readonly string[]
  readonly reveal: string
}

/** Hands that are counted, once or twice. */
export interface Tally {
  readonly tally: string
  readonly of: readonly string[]
}

/** Something to be talked about, and where to read on. */
export interface Discuss {
  readonly discuss: string
  readonly sources?: readonly string[]
}

export type Step = Say | Play | Ask | Predict | Tally | Discuss

/** A lesson: plain data with its own words, played by the rules of its game. */
export interface Lesson {
  readonly id: string
  readonly title: string
  /** What whoever has been through it knows or can do. */
  readonly goal: string
  readonly minutes: number
  readonly game: GameId
  readonly setup: Setup
  /** The seed from which chance answers; or it is given, among the answers. */
  readonly chance: number | 'given'
  readonly steps: readonly Step[]
}

const said = z.string().check(z.minLength(1), z.maxLength(800))
const word = z.string().check(z.minLength(1), z.maxLength(80))
const choices = z.array(said).check(z.minLength(2), z.maxLength(9))
// Whether an answer is one is for the rules to say, as in a record.
const answers = z.array(z.unknown()).check(z.maxLength(60))

const step = z.union([
  z.strictObject({ say: said, light: z.exactOptional(z.array(word)) }),
  z.strictObject({ play: answers, say: said }),
  z.strictObject({ ask: said, say: said, answers, else: z.enum(['hint', 'free']) }),
  z.strictObject({ predict: said, of: choices, reveal: said }),
  z.strictObject({ tally: said, of: choices }),
  z.strictObject({ discuss: said, sources: z.exactOptional(z.array(said)) }),
])

const lesson = z.strictObject({
  id: word.check(z.regex(/^[a-z0-9-]+$/)),
  title: word,
  goal: said,
  minutes: z.int().check(z.gte(1), z.lte(60)),
  game: word.check(z.refine(isGame)),
  setup: z.record(z.string(), z.unknown()),
  chance: z.union([z.literal('given'), z.int().check(z.gte(0), z.lte(0xffffffff))]),
  steps: z.array(step).check(z.minLength(1), z.maxLength(200)),
})

/** What was read as a lesson; null where it is none. */
export const lessonOf = (given: unknown): Lesson | null => {
  const read = lesson.safeParse(given)
  return read.success ? read.data : null
}
