import { useEffect, useRef, type ReactNode } from 'react'
import { START, type PaperText } from '../text/start'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A paper laid over the first screen: something to read, and one button. */
export function Paper({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="paper" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" autoFocus onClick={() => dialog.current?.close()}>
          {START.close}
        </button>
      </header>
      <div className="text" tabIndex={0} role="region" aria-label={title}>
        {children}
      </div>
    </dialog>
  )
}

/** A paper that is nothing but its text. */
export function Note({ note, onClose }: { note: PaperText; onClose: () => void }) {
  return (
    <Paper title={note.title} onClose={onClose}>
      {note.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {note.list && (
        <>
          <h3>{note.list.title}</h3>
          <ul>
            {note.list.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Paper>
  )
}
