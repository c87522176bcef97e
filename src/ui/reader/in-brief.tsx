import type { TermId } from '../text/help/terms'
import { READER } from '../text/reader'
import { Term } from './term'

/** What the rules in brief say about a question. */
export function InBrief({ of }: { of: TermId }) {
  return (
    <span className="term-of">
      {READER.whatIs} <Term of={of} />
    </span>
  )
}
