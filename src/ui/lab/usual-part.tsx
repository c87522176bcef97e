import { useEffect } from 'react'
import { entryOf } from '../../coin/entry-of'
import { factions, type Game } from '../../games/index'
import { FEWEST, outcomeOf, playedIn, type Run } from '../../store/lab/run'
import { usualIn, type Usually } from '../../store/lab/usual'
import { useHands } from '../hands/gesture'
import { useScreen } from '../screen/use-screen'
import { capital } from '../../language/english'
import { CHART } from '../words/en/chart'
import { simulatedName } from '../words/en/play-out'
import { USUAL } from '../words/en/usual'
import { useLab, useLabStore } from './use-lab'

/** The same as on the map, as a table. */
function Twin({ all }: { all: readonly Usually[] }) {
  const { map, words } = useScreen()
  return (
    <details className="twin">
      <summary>{CHART.numbers}</summary>
      <div className="scrolled" tabIndex={0} role="region" aria-label={USUAL.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{USUAL.space}</th>
              <th scope="col">{USUAL.what}</th>
              <th scope="col">{USUAL.mean}</th>
              <th scope="col">{USUAL.share}</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ space, content, mean, share }) => (
              <tr key={`${space} ${content}`}>
                <th scope="row">{words.spaceName(space)}</th>
                <td>{capital(entryOf(map.kinds, content).called[1])}</td>
                <td>{mean.toFixed(1)}</td>
                <td>{Math.round(100 * share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** How far the games are, and what they have come to. */
function Told({ run }: { run: Run }) {
  const { map } = useScreen()
  const { standing } = outcomeOf(run, 0)
  const { of, seats, doing, games, message } = run
  if (doing === 'failed') return <p role="alert">{USUAL.failed(message ?? '')}</p>
  const [side] = factions(of.of)
  return (
    <>
      <p className="note" role="status">
        {doing === 'waiting' && USUAL.waiting}
        {doing === 'playing' && USUAL.played(playedIn(run), games)}
        {doing === 'done' &&
          (standing.games < FEWEST
            ? USUAL.none
            : USUAL.note(standing.games, simulatedName(of.of, side, entryOf(seats, side))))}
      </p>
      {standing.games >= FEWEST && <Twin all={usualIn(standing, map.spaces, map.contents)} />}
    </>
  )
}

/** Where pieces usually stand after the next count: on the map and as a table, while somebody wants it. */
export function UsualPart({ game, at }: { game: Game; at: number }) {
  const lab = useLabStore()
  const { setGesture } = useHands()
  const usual = useLab((all) => all.usual)
  const run = usual?.of === game ? usual : null
  const isOn = run !== null
  useEffect(() => {
    const standing = run && outcomeOf(run, 0).standing
    setGesture(at, { usual: standing && standing.games >= FEWEST ? standing : null })
  }, [at, run, setGesture])
  useEffect(
    () => () => {
      lab.getState().standFrom(null)
      setGesture(at, { usual: null })
    },
    [game, at, lab, setGesture],
  )
  return (
    <section>
      <p className="ways">
        <button
          type="button"
          aria-pressed={isOn}
          onClick={() => lab.getState().standFrom(isOn ? null : game)}
        >
          {isOn ? USUAL.hide : USUAL.show}
        </button>
      </p>
      {run && <Told run={run} />}
    </section>
  )
}
