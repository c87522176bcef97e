import type { TermId } from '../screen/terms'
import { IN_BRIEF } from '../words/en/in-brief'
import { Term } from './term'

/** What the rules in brief say about a question. */
export function InBrief({ of }: { of: TermId }) {
  return (
    <span className="term-of">
      {IN_BRIEF.whatIs} <Term of={of} />
    </span>
  )
}
