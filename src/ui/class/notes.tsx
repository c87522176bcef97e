import { choicesOf, countOf, stopAt, type Run } from '../../classroom/run'
import { kindOf, shownAt, type Shown } from '../../classroom/shown'
import type { Scene } from '../../lessons/scenes'
import type { Lesson, Step } from '../../lessons/lesson'
import { CLASS } from '../words/en/class'
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
      <p className="answer">
        <Inline text={step.reveal} />
      </p>
    )
  if (replies.length === 0) return null
  return (
    <ul className="answers-known">
      {replies.map(({ answer, right, because }, index) => (
        <li key={index}>
          <b>{right ? CLASS.right : CLASS.wrong}:</b> <Inline text={answer} />{' '}
          <Inline text={because} />
        </li>
      ))}
    </ul>
  )
}

/** What comes next, by the name that the class reads above it. */
const nextHeading = (next: Shown | null): string => {
  const name = next && (CLASS.stages[next.stage] ?? CLASS.steps[next.kind])
  return name ? CLASS.nextIs(name) : CLASS.next
}

/** What only whoever leads reads: all the words, the note, the answers, the hands, and what comes next. */
export function Notes({ lesson, run, scenes }: Props) {
  const stop = stopAt(lesson, run)
  const step = stop && typeof stop.step === 'number' ? lesson.steps[stop.step] : undefined
  const now = shownAt(lesson, scenes, run)
  const next = shownAt(lesson, scenes, { ...run, at: run.at + 1 })
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
      <h2>{nextHeading(next)}</h2>
      <p className="note">
        <Inline text={next?.words ?? CLASS.end} />
      </p>
    </div>
  )
}
