import type { TermId } from '../screen/terms'
import { READER } from '../words/en/reader'
import { Term } from './term'

/** What the rules in brief say about a question. */
export function InBrief({ of }: { of: TermId }) {
  return (
    <span className="term-of">
      {READER.whatIs} <Term of={of} />
    </span>
  )
}
