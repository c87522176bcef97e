import { MISTAKE_TEXT } from '../../games/arab-revolt/words/en/mistakes'
import type { Table } from '../../store/index'
import { DECISION } from '../words/en/words'

interface Props {
  readonly error: NonNullable<Table['error']>
  readonly onClose: () => void
}

/** What the rules said of the last answer, which they refused. */
export function Mistaken({ error, onClose }: Props) {
  return (
    <p className="error" role="alert">
      {MISTAKE_TEXT[error.mistake]}{' '}
      <button type="button" onClick={onClose}>
        {DECISION.dismiss}
      </button>
    </p>
  )
}
