import { notesBetween } from '../../store/index'
import { LOG } from '../words/en/words'
import { useTable } from '../kit/use-table'

interface Props {
  readonly after: number
  readonly to: number
}

/** In the log: what was written about the moments of a paragraph. */
export function NoteLines({ after, to }: Props) {
  const text = useTable((table) => notesBetween(table, after, to).join('\n'))
  if (text === '') return null
  return (
    <li className="written">
      <b>{LOG.note}:</b> {text}
    </li>
  )
}
