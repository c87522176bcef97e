import { z } from '../parts/z'
import type { Lesson, Step } from '../lessons/lesson'
import { stopsOf, type Stop } from './stops'

/** How far a class has come in a lesson. */
export interface Run {
  readonly lesson: string
  /** How many minutes it is given. */
  readonly minutes: number
  /** The number of the stop. */
  readonly at: number
  /** Whether the picture is covered, so that the class looks at whoever leads it. */
  readonly isCovered: boolean
  /** The hands of each vote, one after the other, by what they were raised for. */
  readonly hands: Readonly<Record<string, readonly number[]>>
  /** How long the lesson has taken so far, in milliseconds. */
  readonly spent: number
}

export const begin = ({ id }: Lesson, minutes: number): Run => ({
  lesson: id,
  minutes,
  at: 0,
  isCovered: false,
  hands: {},
  spent: 0,
})

/** The stop at which a class is. */
export const stopAt = (lesson: Lesson, { minutes, at }: Run): Stop | undefined =>
  stopsOf(lesson, minutes)[at]

/** What can be voted for at a step. */
export const choicesOf = (step: Step): readonly string[] => {
  if ('question' in step) return step.of.map(({ answer }) => answer)
  return 'of' in step ? step.of : []
}

/** The vote that is open at a stop, by its name; null where none is. */
const voteAt = ({ step, stage }: Stop): string | null =>
  stage === 'vote' || stage === 'again' ? `${step}-${stage}` : null

/** How many hands there were for each choice in a vote of a step. */
export const countOf = (
  { hands }: Run,
  step: number,
  vote: 'vote' | 'again',
  choices: number,
): readonly number[] =>
  Array.from(
    { length: choices },
    (_, choice) => (hands[`${step}-${vote}`] ?? []).filter((hand) => hand === choice).length,
  )

/** More hands than these nobody counts. */
const MOST_HANDS = 200

const raised = (run: Run, lesson: Lesson, key: string): Run => {
  const stop = stopAt(lesson, run)
  const vote = stop && voteAt(stop)
  const step = stop && typeof stop.step === 'number' && lesson.steps[stop.step]
  if (!vote || !step) return run
  const before = run.hands[vote] ?? []
  if (key === 'Backspace') return { ...run, hands: { ...run.hands, [vote]: before.slice(0, -1) } }
  const choice = Number(key) - 1
  if (choice >= choicesOf(step).length || before.length >= MOST_HANDS) return run
  return { ...run, hands: { ...run.hands, [vote]: [...before, choice] } }
}

const moved = (run: Run, lesson: Lesson, by: number): Run => {
  const last = stopsOf(lesson, run.minutes).length - 1
  return { ...run, at: Math.min(last, Math.max(0, run.at + by)) }
}

const isSame = (one: Stop, other: Stop): boolean =>
  one.step === other.step && one.stage === other.stage && one.answers === other.answers

/** The same class with another number of minutes: it stays where it is, or at the last stop before that is not left out. */
export const cut = (run: Run, lesson: Lesson, minutes: number): Run => {
  const all = stopsOf(lesson, Infinity)
  const here = stopAt(lesson, run)
  const come = here ? all.findIndex((stop) => isSame(stop, here)) : 0
  const left = stopsOf(lesson, minutes)
  const at = left.filter((stop) => all.findIndex((one) => isSame(one, stop)) <= come).length - 1
  return { ...run, minutes, at: Math.max(0, at) }
}

/** Whether a key means something to a lesson. */
export const isKey = (key: string): boolean => /^(PageUp|PageDown|Backspace|[.1-9])$/.test(key)

/** What a key does: PageDown goes on, PageUp goes back, “.” covers the picture, a digit counts a hand. */
export const press = (run: Run, lesson: Lesson, key: string): Run => {
  if (key === '.') return { ...run, isCovered: !run.isCovered }
  // What comes next is not shown behind the cover.
  if (run.isCovered && /^Page/.test(key)) return { ...run, isCovered: false }
  if (key === 'PageDown') return moved(run, lesson, 1)
  if (key === 'PageUp') return moved(run, lesson, -1)
  return isKey(key) ? raised(run, lesson, key) : run
}

/** The same class after some time. */
export const later = (run: Run, milliseconds: number): Run => ({
  ...run,
  spent: run.spent + Math.max(0, milliseconds),
})

/** Whether a class has come to the question after its lesson. */
export const isAsked = (lesson: Lesson, run: Run): boolean =>
  run.at >= stopsOf(lesson, run.minutes).length - 1

const hand = z.int().check(z.gte(0), z.lte(8))
const schema = z.strictObject({
  lesson: z.string(),
  minutes: z.int().check(z.gte(1), z.lte(60)),
  at: z.int().check(z.gte(0)),
  isCovered: z.boolean(),
  hands: z.record(z.string(), z.array(hand).check(z.maxLength(MOST_HANDS))),
  spent: z.number().check(z.gte(0)),
})

/** What was kept of a class; null where it is none, or of another lesson. */
export const runOf = (given: unknown, lesson: Lesson): Run | null => {
  const read = schema.safeParse(given)
  return read.success && read.data.lesson === lesson.id ? moved(read.data, lesson, 0) : null
}
