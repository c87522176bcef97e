import { entryOf } from '../../coin/entry-of'
import { END } from '../words/en/end'
import { useScreen } from '../screen/use-screen'
import type { CardRow } from './card-rows'
import { signed } from '../../language/english'

interface Props {
  readonly rows: readonly CardRow[]
  readonly looking: number | null
  readonly onLook: (moment: number) => void
}

function Row({ row, looking, onLook }: Omit<Props, 'rows'> & { row: CardRow }) {
  const { map, words } = useScreen()
  return (
    <tr className={row.counted ? 'counted' : undefined}>
      <th scope="row">
        <button
          type="button"
          aria-current={row.moment === looking ? 'true' : undefined}
          onClick={() => onLook(row.moment)}
        >
          {END.onCard(row, words)}
        </button>
        {row.actions.map((action) => (
          <small key={action.by}>{END.acted(action, words)}</small>
        ))}
      </th>
      <td>{row.counted ? END.willMoved(row.swing) : signed(row.swing)}</td>
      {map.sides.map((side) => (
        <td key={side}>{END.pieces(entryOf(row.pieces, side))}</td>
      ))}
    </tr>
  )
}

/** What each card brought: who did what, and what changed by it. */
export function CardsPart({ rows, looking, onLook }: Props) {
  const { map, words } = useScreen()
  const sides = map.sides.map((side) => words.who(side))
  return (
    <section className="brought">
      <h3>{END.brought}</h3>
      <p className="note">{END.broughtNote}</p>
      <table>
        <thead>
          <tr>
            {[END.columns.number, END.change, ...sides].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.card} row={row} looking={looking} onLook={onLook} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
