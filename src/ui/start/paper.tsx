import { START } from '../words/en/start'
import { useReturn } from '../kit/use-return'
import { useModal } from '../kit/use-modal'
import type { PaperText } from '../screen/cover'

/** A paper laid over the first screen: something to read, and one button. */
export function Paper({ text, onClose }: { text: PaperText; onClose: () => void }) {
  const { title, paragraphs, list } = text
  const dialog = useModal()
  useReturn()
  return (
    <dialog ref={dialog} className="paper" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" autoFocus onClick={() => dialog.current?.close()}>
          {START.close}
        </button>
      </header>
      <div className="text" tabIndex={0} role="region" aria-label={title}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list && (
          <>
            <h3>{list.title}</h3>
            <ul>
              {list.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </dialog>
  )
}
