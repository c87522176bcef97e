import type { Step, Work } from '../../../lessons/lesson'
import { kindWritten, withStep } from '../../../written/making'
import { WRITE } from '../../words/en/write'
import { useEditing } from './editing'
import { MinutesField, TextField } from './fields'
import { Form } from './forms'
import { stepName } from './step-name'

const ORDINARY_MINUTES = 0.5

/** One step, as it is written. */
export function StepFormOf({ at }: { readonly at: number }) {
  const { lesson, change } = useEditing()
  const step = lesson.steps[at]
  if (!step) return null
  const kind = kindWritten(step)
  const put = (next: Step, brought: readonly Work[] = []) =>
    change(withStep(lesson, at, next, brought))
  return (
    <>
      <h2 tabIndex={-1}>{WRITE.step(at + 1, stepName(step))}</h2>
      {kind && <p className="note">{WRITE.kinds[kind][1]}</p>}
      <Form step={step} at={at} onChange={put} />
      <div className="led-fields">
        <TextField
          label={WRITE.note}
          value={step.note ?? ''}
          lines={2}
          onChange={(note) => put({ ...step, note })}
        />
        <MinutesField
          label={WRITE.stepMinutes}
          value={step.minutes ?? ORDINARY_MINUTES}
          least={0.5}
          step={0.5}
          onChange={(minutes) => put({ ...step, minutes })}
        />
      </div>
    </>
  )
}
