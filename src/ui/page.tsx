import { useEffect, useMemo, useReducer } from 'react'
import { SPACES, board, forecast, options, question, type Game, type SpaceId } from '../rules/index'
import { Controls } from './controls'
import { Chits, Forces } from './forces'
import { Sheet } from './map/sheet'
import { MapTable } from './map-table'
import { SPEEDS, begin, selfPlay } from './self-play'
import { Initiative, PoliticalWill, Unity } from './tracks'
import { Rulings } from './rulings'
import { Asked, Card, Log } from './turn'
import { useMedia } from './use-media'
import './page.css'

const FIRST_SEED = 1936

const NOBODY: readonly SpaceId[] = []

/** The spaces among the options. */
const spacesOf = (game: Game): ReadonlySet<SpaceId> => {
  const offered = options(game)
  return new Set(SPACES.filter((space) => offered.includes(space)))
}

/** A game that plays itself, until there is a table to sit at. */
export function Page() {
  const [play, send] = useReducer(selfPlay, FIRST_SEED, (seed) => begin(seed))
  const { playing, speed } = play
  useEffect(() => {
    const pace = SPEEDS[speed]
    if (!playing || !pace) return
    const timer = setInterval(() => send({ do: 'answer' }), pace.ms)
    return () => clearInterval(timer)
  }, [playing, speed])
  const now = board(play.game)
  const cropped = useMedia('(max-width: 700px)')
  const asked = question(play.game)
  const legal = useMemo(() => spacesOf(play.game), [play.game])
  return (
    <>
      <header>
        <div>
          <h1>Arab Revolt, 1936–1939</h1>
          <p>
            A game plays itself, decision by decision: each answer is drawn at random from all that
            the rules allow.
          </p>
        </div>
        <Controls play={play} send={send} />
      </header>
      <main>
        <div className="column board">
          <Sheet
            board={now}
            forecast={asked && forecast(now)}
            legal={legal}
            chosen={asked?.about.spaces ?? NOBODY}
            cropped={cropped}
          />
        </div>
        <div className="column turn">
          <Card board={now} />
          <Initiative board={now} />
          <Asked play={play} />
          <Log log={play.log} />
        </div>
      </main>
      <footer>
        <details open={cropped}>
          <summary>The position in numbers</summary>
          <div className="numbers">
            <MapTable board={now} />
            <div className="column">
              <PoliticalWill board={now} />
              <Unity board={now} />
            </div>
            <div className="column">
              <Forces board={now} />
              <Chits board={now} />
            </div>
          </div>
        </details>
        <Rulings />
        <p>
          The game is Stephen Rangazas’s, published by GMT Games. This is an independent
          implementation, in words of its own.
        </p>
      </footer>
    </>
  )
}
