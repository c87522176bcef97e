import type { Lesson } from '../../lessons/lesson'
import { runOf } from '../../classroom/run'
import { CLASS } from '../words/en/class'

interface Props {
  readonly lessons: readonly Lesson[]
  readonly runs: Readonly<Record<string, unknown>>
  /** In so many minutes, from its beginning; or where it was left. */
  readonly onBegin: (lesson: Lesson, minutes: number | null) => void
}

/** The lessons that there are: what each is for, and how long it takes. */
export function LessonList({ lessons, runs, onBegin }: Props) {
  return (
    <ul className="lesson-list">
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <h3>{lesson.title}</h3>
          <p>{lesson.goal}</p>
          <p>
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
          </p>
        </li>
      ))}
    </ul>
  )
}
