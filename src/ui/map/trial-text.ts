import type { Board } from '../../games/index'
import { inRow } from '../../language/english'
import type { TrialWords } from '../screen/late'
import type { Words } from '../screen/screen'
import { elsewhere, outlookText, trialTitle } from '../words/en/trial'
import type { Trial } from './trial'

/** What is said of an answer that is tried out. */
export interface TrialText {
  readonly title: string
  readonly lines: readonly string[]
  /** What it would do to the forecast, where it does anything. */
  readonly outlook: string | null
}

/** What a tried answer would do, in numbers: before, change, after; null where it would change nothing. */
export const trialText = (
  before: Board,
  { board: after, space, others, stroke, what, net }: Trial,
  words: Words,
  own: TrialWords,
): TrialText | null => {
  const lines = [
    ...(space ? own.space(before, after, space) : []),
    ...elsewhere(others),
    ...own.aside(before, after),
  ]
  const outlook = outlookText(net)
  if (lines.length === 0 && outlook === null) return null
  const title = space
    ? trialTitle(words.spaceName(space), words.cause({ what }))
    : inRow(stroke.map(words.answer))
  return { title, lines, outlook }
}
