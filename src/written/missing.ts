import { citedBy, type Lesson, type Step } from '../lessons/lesson'
import { answersOf, type Played } from '../lessons/scenes'
import { lessonOf } from '../lessons/reading'

/** What a lesson still lacks: a part of it, or of one of its steps. */
export interface Missing {
  readonly step: number | null
  readonly what:
    | 'title'
    | 'goal'
    | 'frame'
    | 'steps'
    | 'words'
    | 'choices'
    | 'right'
    | 'work'
    | 'moment'
    | 'rules'
    | 'other'
}

const TEXTS = [
  'say',
  'question',
  'predict',
  'reveal',
  'tally',
  'discuss',
  'says',
  'compare',
  'playOn',
]

const lacksWords = (step: Step): boolean =>
  Object.entries(step).some(([part, text]) => TEXTS.includes(part) && text === '')

const choicesIn = (step: Step): readonly string[] => {
  if ('question' in step) return step.of.flatMap(({ answer, because }) => [answer, because])
  return 'of' in step ? step.of : []
}

const lacksIn = (step: Step, { works = [] }: Lesson): readonly Missing['what'][] => [
  ...(lacksWords(step) ? (['words'] as const) : []),
  ...(choicesIn(step).includes('') ? (['choices'] as const) : []),
  ...('question' in step && !step.of.some(({ right }) => right) ? (['right'] as const) : []),
  ...(works.some(({ id, work, supports }) => citedBy(step).includes(id) && !(work && supports))
    ? (['work'] as const)
    : []),
  ...('play' in step && answersOf(step).length === 0 ? (['moment'] as const) : []),
]

/** What has been left empty although it need not be there at all. */
const tidy = (step: Step): Step =>
  Object.fromEntries(
    Object.entries(step).filter(([part, text]) => text !== '' || TEXTS.includes(part)),
  ) as unknown as Step

/** A lesson without the empty texts that it can do without. */
const tidied = (lesson: Lesson): Lesson => ({ ...lesson, steps: lesson.steps.map(tidy) })

/** Whether nothing is left to be written; the rules are not asked. */
export const isFinished = (lesson: Lesson): boolean => lessonOf(tidied(lesson)) !== null

/** All that a lesson lacks before it can be given; whether it fits the rules, it tells by how it was played. */
export const missingIn = (lesson: Lesson, { fault }: Played): readonly Missing[] => {
  const { title, goal, frame, steps } = lesson
  const whole = (
    [
      ['title', title],
      ['goal', goal],
      ['frame', frame?.before ?? 'none'],
      ['frame', frame?.after ?? 'none'],
      ['steps', steps.length > 0],
    ] as const
  ).flatMap(([what, is]): readonly Missing[] => (is ? [] : [{ step: null, what }]))
  const within = steps.flatMap((step, at) =>
    lacksIn(step, lesson).map((what) => ({ step: at, what })),
  )
  const lacks = [...whole, ...within]
  if (lacks.length > 0) return lacks
  if (!isFinished(lesson)) return [{ step: null, what: 'other' }]
  if (fault === null) return []
  const at = fault !== 'setup' && typeof fault.step === 'number' ? fault.step : null
  return [{ step: at, what: 'rules' }]
}
