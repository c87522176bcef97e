import { factions, type Faction, type GameId } from '../../games/index'
import { FEW, rowsOf, tallyAt, type Sought, type Tally } from '../../openings/tally'
import { useScreen } from '../screen/use-screen'
import { OPENINGS } from '../words/en/openings'
import { wayName } from './names'

interface Props {
  readonly of: GameId
  readonly side: Faction
  readonly tally: Tally
  readonly at: Sought
  /** Whether shares are told: not where only one result is looked at. */
  readonly shares: boolean
  /** How far one has gone: the box, the action. */
  readonly path: readonly string[]
  readonly onPath: (path: readonly string[]) => void
}

/** How far one can go: to the spaces. */
const DEEPEST = 2

function Trail({ of, at, path, onPath }: Pick<Props, 'of' | 'at' | 'path' | 'onPath'>) {
  const { words } = useScreen()
  if (path.length === 0) return null
  const names = path.map((name, i) => wayName(of, path.slice(0, i), name, at[1], words))
  return (
    <nav className="trail" aria-label={OPENINGS.up}>
      {[OPENINGS.all, ...names].map((name, i) =>
        i === path.length ? (
          <b key={i}>{name}</b>
        ) : (
          <button key={i} type="button" onClick={() => onPath(path.slice(0, i))}>
            {name}
          </button>
        ),
      )}
    </nav>
  )
}

/** The ways in which turns were taken, the commonest first; each leads on. */
export function Ways(props: Props) {
  const { of, side, at, shares, path, onPath } = props
  const { words } = useScreen()
  const tally = tallyAt(props.tally, path) ?? [0, 0]
  const { rows, others } = rowsOf(tally)
  const wins = ([turns, won]: Tally) => (side === factions(of)[0] ? won : turns - won)
  if (tally[0] < FEW) return <p>{tally[0] === 0 ? OPENINGS.none : OPENINGS.few(tally[0])}</p>
  return (
    <>
      <Trail {...{ of, at, path, onPath }} />
      <table>
        <thead>
          <tr>
            <th scope="col">{OPENINGS.way}</th>
            <th scope="col">{OPENINGS.times}</th>
            {shares && <th scope="col">{OPENINGS.won(side, words)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, tally: row }) => {
            const said = wayName(of, path, name, at[1], words)
            return (
              <tr key={name}>
                <th scope="row">
                  {path.length < DEEPEST ? (
                    <button type="button" onClick={() => onPath([...path, name])}>
                      {said}
                    </button>
                  ) : (
                    said
                  )}
                </th>
                <td>{OPENINGS.number(row[0])}</td>
                {shares && <td>{OPENINGS.share(wins(row), row[0])}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
      {others > 0 && <p className="note">{OPENINGS.others(others)}</p>}
    </>
  )
}
