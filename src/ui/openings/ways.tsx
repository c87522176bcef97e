import { useEffect, useRef } from 'react'
import { factions, type Faction, type GameId } from '../../games/index'
import {
  FEW,
  NOTHING,
  gamesIn,
  rowsOf,
  tallyAt,
  type Sought,
  type Tally,
} from '../../openings/tally'
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

/** To what one has come: it is read on from there. */
function Here({ name }: { name: string }) {
  const here = useRef<HTMLElement>(null)
  useEffect(() => here.current?.focus(), [])
  return (
    <b ref={here} tabIndex={-1}>
      {name}
    </b>
  )
}

function Trail({ of, at, path, onPath }: Pick<Props, 'of' | 'at' | 'path' | 'onPath'>) {
  const { words } = useScreen()
  if (path.length === 0) return null
  const names = path.map((name, i) => wayName(of, path.slice(0, i), name, at[1], words))
  return (
    <nav className="trail" aria-label={OPENINGS.up}>
      {[OPENINGS.all, ...names].map((name, i) =>
        i === path.length ? (
          <Here key={path.join('/')} name={name} />
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
  const tally = tallyAt(props.tally, path) ?? NOTHING
  const { rows, others } = rowsOf(tally)
  const games = gamesIn(tally)
  const winsIn = ([[, all], [, won]]: Tally) => (side === factions(of)[0] ? won : all - won)
  if (games < FEW) return <p>{games === 0 ? OPENINGS.none : OPENINGS.few(games)}</p>
  return (
    <>
      <Trail {...{ of, at, path, onPath }} />
      <table>
        <thead>
          <tr>
            <th scope="col">{OPENINGS.way}</th>
            <th scope="col">{OPENINGS.times}</th>
            <th scope="col">{OPENINGS.games}</th>
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
                <td>{OPENINGS.number(row[0][0])}</td>
                <td>{OPENINGS.number(gamesIn(row))}</td>
                {shares && <td>{OPENINGS.share(winsIn(row), gamesIn(row))}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
      {others > 0 && <p className="note">{OPENINGS.others(others)}</p>}
    </>
  )
}
