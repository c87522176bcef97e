import { useCallback } from 'react'
import { tryAgain } from '../../parts/try-again'
import { MissingPart } from '../kit/missing-part'
import { useFetched } from '../kit/use-fetched'
import type { Offered } from '../screen/cover'
import { Paper } from './paper'

interface Props {
  readonly papers: Offered['papers']
  readonly which: 'subject' | 'about'
  readonly onClose: () => void
}

/** One of the papers of a game, which are loaded when they are read. */
export function PaperOf({ papers, which, onClose }: Props) {
  const [fetched, again] = useFetched(useCallback(() => tryAgain(papers), [papers]))
  if (fetched === 'missing') return <MissingPart onAgain={again} onClose={onClose} />
  return fetched !== 'loading' && <Paper text={fetched.got[which]} onClose={onClose} />
}
