import type { Lesson, Step } from '../lessons/lesson'
import { answersOf } from '../lessons/scenes'

/** What a stop does: says something, opens a vote, has it talked about, or reveals what was asked. */
export type Stage = 'said' | 'vote' | 'talk' | 'again' | 'revealed'

/** One press of a clicker: a step, or the note before the lesson or the question after it, and how far it has come. */
export interface Stop {
  readonly step: number | 'before' | 'after'
  readonly stage: Stage
  /** How many of the step's answers have been played. */
  readonly answers: number
}

const stagesOf = (step: Step): readonly Stage[] => {
  if ('tally' in step) return ['vote', 'talk', 'again', 'revealed']
  if ('question' in step || 'predict' in step || 'ask' in step) return ['vote', 'revealed']
  return ['said']
}

const stopsIn = (step: Step, number: number): readonly Stop[] => {
  const all = answersOf(step).length
  if ('play' in step && step.pace === 'each')
    return step.play.map((_, one) => ({ step: number, stage: 'said', answers: one + 1 }))
  return stagesOf(step).map((stage) => {
    const isPlayed = 'play' in step || stage === 'revealed'
    return { step: number, stage, answers: isPlayed ? all : 0 }
  })
}

const isIn = ({ least = 0 }: Step, minutes: number): boolean => least <= minutes

/** Everything at which a lesson of so many minutes stops; what comes before and after is never left out. */
export const stopsOf = ({ steps, frame }: Lesson, minutes: number): readonly Stop[] => {
  const between = steps.flatMap((step, number) =>
    isIn(step, minutes) ? stopsIn(step, number) : [],
  )
  if (!frame) return between
  return [
    { step: 'before', stage: 'said', answers: 0 },
    ...between,
    { step: 'after', stage: 'said', answers: 0 },
  ]
}

/** How long a step is planned to take where it does not say. */
const ORDINARY = 0.5
const FRAME = 2

const minutesOf = ({ steps }: Lesson, step: Stop['step']): number =>
  typeof step === 'number' ? (steps[step]?.minutes ?? ORDINARY) : FRAME

/** After how many minutes each stop is planned to begin, and at last when the lesson is over. */
export const planOf = (lesson: Lesson, minutes: number): readonly number[] => {
  const stops = stopsOf(lesson, minutes)
  let now = 0
  const begins = stops.map(({ step }) => {
    const begin = now
    now += minutesOf(lesson, step) / stops.filter((one) => one.step === step).length
    return begin
  })
  return [...begins, now]
}
