import type { Step } from '../../../lessons/lesson'
import { kindWritten } from '../../../written/making'
import { WRITE } from '../../words/en/write'

/** What a step is called among the others. */
export const stepName = (step: Step): string => {
  const kind = kindWritten(step)
  return kind === null ? WRITE.question : WRITE.kinds[kind][0]
}
