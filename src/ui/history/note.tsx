import { noteAt, type TableStore } from '../../store/index'
import { exploring } from '../../store/table/exploring'
import { FROM_HERE } from '../words/en/branches'

/** What players write about the position that is shown; it is kept as it is written. */
export function Note({ table, shown }: { table: TableStore; shown: number }) {
  return (
    <label className="noting">
      {FROM_HERE.note}
      <textarea
        rows={2}
        value={noteAt(table, shown)}
        onChange={({ target }) => exploring(table).annotate(shown, target.value)}
      />
    </label>
  )
}
