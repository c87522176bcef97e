import { choicesOf, countOf, stopAt, type Run } from '../../classroom/run'
import { kindOf, shownAt } from '../../classroom/shown'
import type { Scene } from '../../lessons/scenes'
import type { Lesson, Step } from '../../lessons/lesson'
import { CLASS } from '../words/en/class'
import { headingOf } from './heading-of'
import { Inline } from './inline'

interface Props {
  readonly lesson: Lesson
  readonly run: Run
  readonly scenes: readonly Scene[]
}

const rightOf = (step: Step) => ('question' in step ? step.of : [])

/** The hands that have been counted in a vote that is open. */
function Hands({ lesson, run }: Omit<Props, 'scenes'>) {
  const stop = stopAt(lesson, run)
  const step = stop && typeof stop.step === 'number' && lesson.steps[stop.step]
  if (!stop || !step || (stop.stage !== 'vote' && stop.stage !== 'again')) return null
  const choices = choicesOf(step)
  const counts = countOf(run, stop.step, stop.stage, choices.length)
  if (choices.length === 0) return null
  return (
    <ol className="counted" aria-live="polite">
      {choices.map((choice, index) => (
        <li key={index}>
          <kbd>{index + 1}</kbd> <Inline text={choice} /> <b>{CLASS.hands(counts[index] ?? 0)}</b>
        </li>
      ))}
    </ol>
  )
}

function Answers({ step }: { readonly step: Step }) {
  const replies = rightOf(step)
  if ('predict' in step)
    return (
      <p>
        <Inline text={step.reveal} />
      </p>
    )
  if (replies.length === 0) return null
  return (
    <ul className="answers-known">
      {replies.map(({ answer, right, because }, index) => (
        <li key={index}>
          {right ? CLASS.right : CLASS.wrong}:{' '}
          <b>
            <Inline text={answer} />
          </b>{' '}
          <span className="reason">
            <Inline text={because} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What comes next: its name, as the class reads it, and its words. */
export function Next({ lesson, run, scenes }: Props) {
  const next = shownAt(lesson, scenes, { ...run, at: run.at + 1 })
  const name = next && headingOf(next)
  return (
    <section className="next" tabIndex={0} aria-labelledby="class-next">
      <h2 id="class-next">{name ? CLASS.nextIs(name) : CLASS.next}</h2>
      <p className="note">
        <Inline text={next?.words ?? CLASS.end} />
      </p>
    </section>
  )
}

/** What only whoever leads reads: all the words, the note, the answers and the hands. */
export function Notes({ lesson, run, scenes }: Props) {
  const stop = stopAt(lesson, run)
  const step = stop && typeof stop.step === 'number' ? lesson.steps[stop.step] : undefined
  const now = shownAt(lesson, scenes, run)
  return (
    <div className="notes" tabIndex={0} role="region" aria-label={CLASS.note}>
      <h2>{(step && CLASS.steps[kindOf(step)]) ?? CLASS.words}</h2>
      <p aria-live="polite" className="said">
        <Inline text={now?.words ?? ''} />
      </p>
      {step?.note && (
        <p className="led">
          <Inline text={step.note} />
        </p>
      )}
      {step && <Answers step={step} />}
      <Hands lesson={lesson} run={run} />
    </div>
  )
}
