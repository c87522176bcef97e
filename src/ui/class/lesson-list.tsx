import type { Lesson } from '../../lessons/lesson'
import { runOf } from '../../classroom/run'
import { CLASS } from '../words/en/class'
import { HAND_OUTS } from '../words/en/hand-outs'

interface Props {
  readonly runs: Readonly<Record<string, unknown>>
  /** In so many minutes, from its beginning; or where it was left. */
  readonly onBegin: (lesson: Lesson, minutes: number | null) => void
  readonly onPrint: (lesson: Lesson) => void
}

/** The ways to begin a lesson, to go on with it, or to print what belongs to it. */
export function Begin({ lesson, runs, onBegin, onPrint }: Props & { readonly lesson: Lesson }) {
  return (
    <>
      {(runOf(runs[lesson.id], lesson)?.at ?? 0) > 0 && (
        <button type="button" className="main" onClick={() => onBegin(lesson, null)}>
          {CLASS.resume(lesson.title)}
        </button>
      )}
      {[lesson.minutes, ...(lesson.cuts ?? [])].map((minutes) => (
        <button
          key={minutes}
          type="button"
          aria-label={CLASS.begin(lesson.title, minutes)}
          onClick={() => onBegin(lesson, minutes)}
        >
          {CLASS.minutes(minutes)}
        </button>
      ))}
      <button type="button" aria-label={HAND_OUTS.of(lesson.title)} onClick={() => onPrint(lesson)}>
        {HAND_OUTS.title}
      </button>
    </>
  )
}

/** The lessons that there are: what each is for, and how long it takes. */
export function LessonList({ lessons, ...ways }: Props & { readonly lessons: readonly Lesson[] }) {
  return (
    <ul className="lesson-list">
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <h3>{lesson.title}</h3>
          <p>{lesson.goal}</p>
          <p>
            <Begin lesson={lesson} {...ways} />
          </p>
        </li>
      ))}
    </ul>
  )
}
