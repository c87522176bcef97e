import { type LinkId } from '../words/en/start'
import { Paper } from './paper'
import { ABOUT, SUBJECT } from '../../games/arab-revolt/words/en/papers'

/** The paper that a link opens; none where it leads elsewhere. */
export function PaperOf({ link, onClose }: { link: LinkId; onClose: () => void }) {
  if (link === 'subject') return <Paper text={SUBJECT} onClose={onClose} />
  if (link === 'about') return <Paper text={ABOUT} onClose={onClose} />
  return null
}
