import { Rulings } from '../rulings'
import { ABOUT, LINKS, SUBJECT, type LinkId } from '../text/start'
import { Note, Paper } from './paper'

/** The paper that a link opens; none where it leads elsewhere. */
export function PaperOf({ link, onClose }: { link: LinkId | null; onClose: () => void }) {
  if (link === 'subject') return <Note note={SUBJECT} onClose={onClose} />
  if (link === 'about') return <Note note={ABOUT} onClose={onClose} />
  if (link === 'rulings')
    return (
      <Paper title={LINKS.rulings} onClose={onClose}>
        <Rulings />
      </Paper>
    )
  return null
}
