import { z } from '../parts/z'
import { isGame, type Option } from '../games/index'
import { citedBy, type Lesson } from './lesson'
import { answersOf } from './scenes'

/** How far a lesson may grow. */
export const MOST = {
  said: 800,
  title: 80,
  choices: 9,
  steps: 200,
  /** Of all steps together, as those of a whole game. */
  answers: 4_000,
} as const

const word = z.string().check(z.minLength(1), z.maxLength(MOST.title))
const id = word.check(z.regex(/^[a-z0-9-]+$/))
// Whether an answer is one is for the rules to say, as in a record.
const answers = z.array(z.custom<Option>()).check(z.maxLength(MOST.answers))
const minutes = z.int().check(z.gte(1), z.lte(60))

/** A lesson in which no text is shorter than this: while it is written, one may still be empty. */
const lessonOfTexts = (least: number) => {
  const said = z.string().check(z.minLength(least), z.maxLength(MOST.said))
  const choices = z.array(said).check(z.minLength(2), z.maxLength(MOST.choices))
  const led = {
    note: z.exactOptional(said),
    minutes: z.exactOptional(z.number().check(z.gt(0), z.lte(60))),
    least: z.exactOptional(minutes),
  }
  const reply = z.strictObject({ answer: said, right: z.boolean(), because: said })
  const replies = z.array(reply).check(
    z.minLength(2),
    z.maxLength(MOST.choices),
    z.refine((all) => least === 0 || all.some(({ right }) => right)),
  )
  const step = z.union([
    z.strictObject({ say: said, light: z.exactOptional(z.array(word)), ...led }),
    z.strictObject({ play: answers, say: said, pace: z.exactOptional(z.literal('each')), ...led }),
    z.strictObject({ ask: said, say: said, answers, else: z.enum(['hint', 'free']), ...led }),
    z.strictObject({ question: said, of: replies, ...led }),
    z.strictObject({ predict: said, of: choices, reveal: said, ...led }),
    z.strictObject({ tally: said, of: choices, ...led }),
    z.strictObject({ discuss: said, sources: z.exactOptional(z.array(id)), ...led }),
    z.strictObject({ source: id, says: said, asks: z.exactOptional(said), ...led }),
    z.strictObject({ compare: said, since: z.int().check(z.gte(0)), ...led }),
    z.strictObject({ playOn: said, ...led }),
  ])
  return z.strictObject({
    id,
    title: z.string().check(z.minLength(least), z.maxLength(MOST.title)),
    goal: said,
    minutes,
    cuts: z.exactOptional(z.array(minutes).check(z.maxLength(MOST.choices))),
    game: word.check(z.refine(isGame)),
    setup: z.record(z.string(), z.unknown()),
    chance: z.union([z.literal('given'), z.int().check(z.gte(0), z.lte(0xffffffff))]),
    opening: z.exactOptional(answers),
    frame: z.exactOptional(z.strictObject({ before: said, after: said })),
    works: z.exactOptional(z.array(z.strictObject({ id, work: said, supports: said }))),
    steps: z.array(step).check(z.minLength(least), z.maxLength(MOST.steps)),
  })
}

const whole = lessonOfTexts(1)
const unfinished = lessonOfTexts(0)

/** Whether whatever a lesson names is there, works that it cites and earlier steps; and no more is played than can be. */
const holdsTogether = ({ works = [], opening = [], steps }: Lesson): boolean =>
  steps.every(
    (one, number) =>
      citedBy(one).every((cited) => works.some((work) => work.id === cited)) &&
      (!('compare' in one) || one.since < number),
  ) && steps.flatMap(answersOf).length + opening.length <= MOST.answers

/** What was read as a lesson; null where it is none. */
export const lessonOf = (given: unknown): Lesson | null => {
  const read = whole.safeParse(given)
  return read.success && holdsTogether(read.data) ? read.data : null
}

/** The same where texts may be missing, because it is still being written. */
export const unfinishedLessonOf = (given: unknown): Lesson | null => {
  const read = unfinished.safeParse(given)
  return read.success && holdsTogether(read.data) ? read.data : null
}
