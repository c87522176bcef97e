import type { ReactNode } from 'react'
import type { TermId } from '../screen/terms'
import { useScreen } from '../screen/use-screen'
import { IN_BRIEF } from '../words/en/in-brief'
import { openTerm } from './reader'

/** A word that opens its entry in the rules in brief; its title where no other word is given. */
export function Term({ of, children }: { of: TermId; children?: ReactNode }) {
  const { heads } = useScreen().words.terms
  const title = heads[of]?.title ?? of
  return (
    <button
      type="button"
      className="term"

      title={IN_BRIEF.what(title)}
      onClick={() => openTerm(of)}
    >
      {children ?? title}
    </button>
  )
}
