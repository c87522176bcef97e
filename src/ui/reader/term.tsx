import type { ReactNode } from 'react'
import { HEADS } from '../../games/arab-revolt/words/en/help/heads'
import type { TermId } from '../../games/arab-revolt/words/en/help/terms'
import { READER } from '../words/en/reader'
import { openTerm } from './reader'

/** A word that opens its entry in the rules in brief; its title where no other word is given. */
export function Term({ of, children }: { of: TermId; children?: ReactNode }) {
  const { title } = HEADS[of]
  return (
    <button type="button" className="term" title={READER.what(title)} onClick={() => openTerm(of)}>
      {children ?? title}
    </button>
  )
}
