import { Suggested } from '../learn/suggested'
import type { Press } from './ending'

/** The dark button, where it can be pressed as it is. */
export function PressButton({ title, notes, gives, press }: Omit<Press, 'what'>) {
  return (
    <button type="button" className="main end" data-key="end" onClick={press}>
      {title} {gives && <Suggested among={[gives]} />}
      {notes.filter(Boolean).map((note) => (
        <small key={note}>{note}</small>
      ))}
    </button>
  )
}
