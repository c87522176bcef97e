import { COMPARE } from '../words/en/compare'
import { useReturn } from '../kit/use-return'
import { useModal } from '../kit/use-modal'
import type { Compared } from '../hands/opened'
import { Compare } from './compare'

interface Props {
  readonly before: Compared
  readonly after: Compared
  readonly onClose: () => void
}

/** Two positions on a page of their own over the table; closing it leads back to where one was. */
export function CompareDialog({ before, after, onClose }: Props) {
  const dialog = useModal()
  useReturn()
  return (
    <dialog ref={dialog} className="comparing" aria-label={COMPARE.title} onClose={onClose}>
      <header>
        <h1>{COMPARE.title}</h1>
        <button type="button" autoFocus onClick={() => dialog.current?.close()}>
          {COMPARE.close}
        </button>
      </header>
      <Compare {...{ before, after, onClose }} />
    </dialog>
  )
}
