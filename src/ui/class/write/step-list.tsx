import { KINDS, moved, withNew, without } from '../../../written/making'
import type { Step } from '../../../lessons/lesson'
import { kindOf } from '../../../classroom/shown'
import { plainOf } from '../../../lessons/inline'
import { WRITE } from '../../words/en/write'
import { useEditing } from './editing'
import { stepName } from './step-name'

interface Props {
  /** The step that is written; -1 for what is about the whole lesson. */
  readonly at: number
  readonly onGo: (at: number) => void
}

/** The first words of a step. */
const beginOf = (step: Step): string => {
  const words: unknown = 'source' in step ? step.says : step[kindOf(step) as keyof Step]
  if ('play' in step) return plainOf(step.say)
  return typeof words === 'string' ? plainOf(words) : ''
}

/** The kinds of steps, to be added after the one that is written. */
function Add({ at, onGo }: Props) {
  const { lesson, change } = useEditing()
  return (
    <div className="add" role="group" aria-label={WRITE.add}>
      <h2>{WRITE.add}</h2>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          title={WRITE.kinds[kind][1]}
          disabled={kind === 'compare' && lesson.steps.length === 0}
          onClick={() => {
            const after = at === -1 ? lesson.steps.length - 1 : at
            change(withNew(lesson, after, kind))
            onGo(after + 1)
          }}
        >
          {WRITE.kinds[kind][0]}
        </button>
      ))}
    </div>
  )
}

/** What can be done with the step that is written. */
function Ways({ at, onGo }: Props) {
  const { lesson, change } = useEditing()
  const put = (by: -1 | 1) => {
    change(moved(lesson, at, by))
    onGo(at + by)
  }
  return (
    <p className="ways">
      <button type="button" disabled={at === 0} onClick={() => put(-1)}>
        {WRITE.up}
      </button>
      <button type="button" disabled={at === lesson.steps.length - 1} onClick={() => put(1)}>
        {WRITE.down}
      </button>
      <button
        type="button"
        onClick={() => {
          change(without(lesson, at))
          onGo(Math.min(at, lesson.steps.length - 2))
        }}
      >
        {WRITE.removeStep}
      </button>
    </p>
  )
}

/** The steps of a lesson, and those that can be added. */
export function StepList({ at, onGo }: Props) {
  const { lesson } = useEditing()
  const current = (one: number) => (one === at ? ('step' as const) : undefined)
  return (
    <nav className="step-list" aria-label={WRITE.steps}>
      <ol>
        <li>
          <button type="button" aria-current={current(-1)} onClick={() => onGo(-1)}>
            <b>{WRITE.about}</b>
          </button>
        </li>
        {lesson.steps.map((step, number) => (
          <li key={number}>
            <button type="button" aria-current={current(number)} onClick={() => onGo(number)}>
              <b>{WRITE.step(number + 1, stepName(step))}</b>
              <small>{beginOf(step)}</small>
            </button>
            {number === at && <Ways at={at} onGo={onGo} />}
          </li>
        ))}
      </ol>
      <Add at={at} onGo={onGo} />
    </nav>
  )
}
