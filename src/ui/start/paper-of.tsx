import { ABOUT, SUBJECT, type LinkId } from '../text/start'
import { Paper } from './paper'

/** The paper that a link opens; none where it leads elsewhere. */
export function PaperOf({ link, onClose }: { link: LinkId | null; onClose: () => void }) {
  if (link === 'subject') return <Paper text={SUBJECT} onClose={onClose} />
  if (link === 'about') return <Paper text={ABOUT} onClose={onClose} />
  return null
}
