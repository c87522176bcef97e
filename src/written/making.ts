import type { GameId } from '../games/index'
import { citedBy, type Lesson, type Step, type Work } from '../lessons/lesson'

/** The kinds of steps that can be written, in the order in which they are offered. */
export const KINDS = [
  'say',
  'show',
  'play',
  'question',
  'predict',
  'tally',
  'discuss',
  'source',
  'compare',
  'playOn',
] as const
export type Kind = (typeof KINDS)[number]

const NEW: Readonly<Record<Kind, Step>> = {
  say: { say: '' },
  show: { say: '', light: [] },
  play: { play: [], say: '' },
  question: {
    question: '',
    of: [
      { answer: '', right: true, because: '' },
      { answer: '', right: true, because: '' },
      { answer: '', right: false, because: '' },
    ],
  },
  predict: { predict: '', of: ['', ''], reveal: '' },
  tally: { tally: '', of: ['', ''] },
  discuss: { discuss: '' },
  source: { source: 'none', says: '', asks: '' },
  compare: { compare: '', since: 0 },
  playOn: { playOn: '' },
}

/** What kind of step it is for whoever writes it; null for one that only the house writes. */
export const kindWritten = (step: Step): Kind | null => {
  if ('ask' in step) return null
  if ('light' in step) return 'show'
  return KINDS.find((kind) => kind !== 'say' && kind in step) ?? 'say'
}

/** The step that is chosen for a source before one has been. */
const NO_WORK: Work = { id: 'none', work: '', supports: '' }

/** A lesson of which nothing is written yet. */
export const blank = (id: string, game: GameId, frame: NonNullable<Lesson['frame']>): Lesson => ({
  id,
  title: '',
  goal: '',
  minutes: 20,
  game,
  setup: {},
  chance: 'given',
  frame,
  steps: [],
})

/** The works that the steps cite; one that they bring is told of with them. */
const withWorks = (lesson: Lesson, steps: readonly Step[], brought: readonly Work[]): Lesson => {
  const known = [...brought, ...(lesson.works ?? []), NO_WORK]
  const ids = [...new Set(steps.flatMap(citedBy))]
  const works = ids.map((id) => known.find((work) => work.id === id) ?? { ...NO_WORK, id })
  return { ...lesson, steps, works }
}

/** A lesson with one of its steps written anew. */
export const withStep = (
  lesson: Lesson,
  at: number,
  step: Step,
  brought: readonly Work[] = [],
): Lesson =>
  withWorks(
    lesson,
    lesson.steps.map((one, number) => (number === at ? step : one)),
    brought,
  )

/** A comparison follows the step that it is with; where that is gone or comes later, it is with the first. */
const following = (steps: readonly Step[], from: readonly number[]): readonly Step[] =>
  steps.map((step, at) => {
    if (!('compare' in step)) return step
    const since = from.indexOf(step.since)
    return { ...step, since: since >= 0 && since < at ? since : 0 }
  })

/** A lesson with its steps in another order; each is named by where it was. */
const inOrder = (lesson: Lesson, from: readonly number[]): Lesson => {
  const steps = from.flatMap((at) => lesson.steps[at] ?? [])
  return withWorks(lesson, following(steps, from), [])
}

const places = ({ steps }: Lesson): readonly number[] => [...steps.keys()]

const inserted = <T>(all: readonly T[], at: number, one: T): readonly T[] => [
  ...all.slice(0, at),
  one,
  ...all.slice(at),
]

/** A lesson with a new step after another; -1 is before the first. */
export const withNew = (lesson: Lesson, after: number, kind: Kind): Lesson => {
  const steps = inserted(lesson.steps, after + 1, NEW[kind])
  const from = inserted(places(lesson), after + 1, -1)
  return withWorks(lesson, following(steps, from), [])
}

export const without = (lesson: Lesson, at: number): Lesson =>
  inOrder(
    lesson,
    places(lesson).filter((one) => one !== at),
  )

/** A lesson in which a step has changed places with the one before it, or the one after it. */
export const moved = (lesson: Lesson, at: number, by: -1 | 1): Lesson => {
  const from = places(lesson)
  if (at + by < 0 || at + by >= from.length) return lesson
  const swapped = from.map((one) => (one === at ? at + by : one === at + by ? at : one))
  return inOrder(lesson, swapped)
}
