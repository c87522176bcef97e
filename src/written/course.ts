import type { GameId, Option, Setup } from '../games/index'
import type { Lesson, Step } from '../lessons/lesson'

/** How a game went: every answer, those of chance among them. */
export interface Course {
  readonly game: GameId
  readonly setup: Setup
  readonly answers: readonly Option[]
}

const isPlay = (step: Step) => 'play' in step

/** How many answers have been given when a lesson begins, and after each of its steps. */
export const reachedIn = ({ opening = [], steps }: Lesson): readonly number[] => {
  let reached = opening.length
  return [reached, ...steps.map((step) => (reached += isPlay(step) ? step.play.length : 0))]
}

/** The course that a lesson plays, as far as it goes. */
export const courseOf = ({ game, setup, opening = [], steps }: Lesson): Course => ({
  game,
  setup,
  answers: [...opening, ...steps.flatMap((step) => (isPlay(step) ? step.play : []))],
})

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Whether a course goes on where another ends. */
export const goesOn = (longer: Course, shorter: Course): boolean =>
  longer.game === shorter.game &&
  same(longer.setup, shorter.setup) &&
  same(longer.answers.slice(0, shorter.answers.length), shorter.answers)

/** A lesson whose steps lead to these moments of a course, each by its number of answers. */
const cutAt = (
  lesson: Lesson,
  { game, setup, answers }: Course,
  ends: readonly number[],
): Lesson => ({
  ...lesson,
  game,
  setup,
  chance: 'given',
  opening: answers.slice(0, ends[0]),
  steps: lesson.steps.map((step, at) =>
    isPlay(step) ? { ...step, play: answers.slice(ends[at], ends[at + 1]) } : step,
  ),
})

/** A lesson of another course: what was played in it before is kept only where the course goes on from there. */
export const onCourse = (lesson: Lesson, course: Course): Lesson =>
  goesOn(course, courseOf(lesson))
    ? { ...lesson, setup: course.setup }
    : cutAt(
        lesson,
        course,
        reachedIn(lesson).map(() => 0),
      )

/**
 * A lesson in which a step, or the beginning (-1), leads to a moment of its course. Steps before it end there at the
 * latest, and those after it not before.
 */
export const reaching = (lesson: Lesson, course: Course, at: number, moment: number): Lesson =>
  cutAt(
    lesson,
    course,
    reachedIn(lesson).map((end, step) =>
      step <= at ? Math.min(end, moment) : step === at + 1 ? moment : Math.max(end, moment),
    ),
  )
