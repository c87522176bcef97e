import type { TableStore } from '../../store/index'
import { useScreen } from '../screen/use-screen'
import { TABLE } from '../words/en/words'

interface Props {
  readonly error: NonNullable<TableStore['error']>
  readonly onClose: () => void
}

/** What the rules said of the last answer, which they refused. */
export function Mistaken({ error, onClose }: Props) {
  const { Mistakes } = useScreen()
  return (
    <p className="error" role="alert">
      <Mistakes onClose={onClose}>{(texts) => texts[error.mistake]}</Mistakes>{' '}
      <button type="button" onClick={onClose}>
        {TABLE.close}
      </button>
    </p>
  )
}
