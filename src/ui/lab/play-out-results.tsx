import { useEffect, useRef, useState } from 'react'
import type { Simulation } from '../../bots/lab/messages'
import { factions, type Game } from '../../games/index'
import { FEWEST, differenceOf, outcomeOf, shareOf, type Run } from '../../store/lab/run'
import { signOf } from '../../store/lab/thinking'
import { capital } from '../../language/english'
import { BarChart } from '../chart/bar-chart'
import { LineChart } from '../chart/line-chart'
import { OfHundred } from '../chart/of-hundred'
import { useScreen } from '../screen/use-screen'
import { PLAY_OUT } from '../words/en/play-out'
import { endingsData, willsData } from './play-out-data'
import { shareFor, sideAsked, toneOf } from './side'

interface Props {
  readonly run: Run
  readonly game: Game
}

/** What came of the games from one position, for the side that is asked. */
function Outcome({ run, game, at }: Props & { at: number }) {
  const screen = useScreen()
  const { games, results } = outcomeOf(run, at)
  const share = shareOf(results)
  const side = sideAsked(game)
  const tones = factions(game.of).map((one) => toneOf(one, screen))
  const half = share ? (share.high - share.low) / 2 : 0
  return (
    <div>
      <h3>{run.alternatives[at]?.name}</h3>
      {share === null ? (
        <p>{PLAY_OUT.tooFew(games)}</p>
      ) : (
        <>
          <p>
            {PLAY_OUT.won(
              capital(screen.words.inText(side)),
              shareFor(share.at, signOf(game)),
              half,
              games,
            )}
          </p>
          <OfHundred number={Math.round(100 * share.at)} tones={[tones[0] ?? '', tones[1] ?? '']} />
        </>
      )}
    </div>
  )
}

/** Each pair of positions, and how far they differ. */
function Differences({ run, game }: Props) {
  const { words } = useScreen()
  const who = words.inText(sideAsked(game))
  const sign = signOf(game)
  const names = run.alternatives.map(({ name }) => name)
  const pairs = names.flatMap((_, one) =>
    names.slice(one + 1).map((__, i) => [one, one + 1 + i] as const),
  )
  const said = pairs.flatMap(([one, other]) => {
    const found = differenceOf(run, one, other)
    if (found === null) return []
    const [low, high] = sign === 1 ? [found.low, found.high] : [-found.high, -found.low]
    const at = sign * found.at
    const [first, second] = [names[one] ?? '', names[other] ?? '']
    if (low === high && at === 0) return [PLAY_OUT.alike(first, second)]
    if (low <= 0 && high >= 0) return [PLAY_OUT.same(first, second, low, high, who)]
    return at > 0
      ? [PLAY_OUT.more(first, second, at, low, high, who)]
      : [PLAY_OUT.more(second, first, -at, -high, -low, who)]
  })
  if (said.length === 0) return null
  return (
    <section>
      <h2>{PLAY_OUT.differences}</h2>
      <ul>
        {said.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  )
}

/** So many games as charts; of few, how few they are. */
function Charts({ outcome, game }: { outcome: Simulation; game: Game }) {
  const screen = useScreen()
  if (outcome.games < FEWEST) return <p>{PLAY_OUT.tooFew(outcome.games)}</p>
  const wills = willsData(outcome)
  const [first, second] = factions(game.of)
  const seriesOf = (side: typeof first) => ({
    name: PLAY_OUT.wonBy(screen.words.inText(side)),
    tone: toneOf(side, screen),
  })
  return (
    <div className="charts">
      <div>
        <h3>{PLAY_OUT.endings}</h3>
        <BarChart data={endingsData(outcome, [seriesOf(first), seriesOf(second)])} />
      </div>
      <div>
        <h3>{wills.name}</h3>
        <LineChart data={wills} />
      </div>
    </div>
  )
}

/** The games from one of the positions. */
function Detail({ run, game }: Props) {
  const [at, setAt] = useState(0)
  const { alternatives } = run
  const outcomes = alternatives.map((_, i) => outcomeOf(run, i))
  const outcome = outcomes[at] ?? outcomes[0]
  if (!outcome || outcomes.every(({ games }) => games < FEWEST)) return null
  return (
    <section>
      {alternatives.length > 1 && (
        <label>
          {PLAY_OUT.detail}{' '}
          <select value={at} onChange={({ target }) => setAt(Number(target.value))}>
            {alternatives.map(({ name }, i) => (
              <option key={name} value={i}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Charts {...{ outcome, game }} />
    </section>
  )
}

/** All that has come of the games so far. */
export function PlayOutResults(props: Props) {
  const { doing } = props.run
  const outcomes = useRef<HTMLDivElement>(null)
  // On a low screen the form fills the dialog: what comes of the games must not stay below its edge.
  useEffect(() => {
    outcomes.current?.scrollIntoView({ block: 'nearest' })
  }, [doing])
  return (
    <>
      <h2>{PLAY_OUT.results}</h2>
      <div className="outcomes" ref={outcomes}>
        {props.run.alternatives.map(({ name }, at) => (
          <Outcome key={name} {...props} at={at} />
        ))}
      </div>
      <Differences {...props} />
      <Detail {...props} />
    </>
  )
}
