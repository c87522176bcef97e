import { useEffect, useState } from 'react'
import { question, type SpaceId } from '../../games/index'
import type { Moment, Table } from '../../store/index'
import { Banner } from '../told/banner'
import { countOf } from '../propaganda/count'
import { Sum } from '../propaganda/sum'
import { ASK_TEXT, aboutText } from '../../games/arab-revolt/words/en/asks'
import { useScreen } from '../screen/use-screen'
import { givenText } from '../words/en/announce'
import { WATCH } from '../words/en/words'

const PACES = [2000, 500, 100, 20]

interface Props {
  readonly table: Table
  readonly now: Moment
  readonly onLight: (spaces: ReadonlySet<SpaceId>) => void
}

/** A game that plays itself: what is asked, what was answered, and how fast it goes. */
export function Watch({ table, now, onLight }: Props) {
  const [playing, setPlaying] = useState(true)
  const [speed, setSpeed] = useState(1)
  const { playRandom } = table
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(playRandom, PACES[speed])
    return () => clearInterval(timer)
  }, [playing, speed, playRandom])
  const screen = useScreen()
  const asked = question(now.game)
  const last = now.steps[0]
  const count = countOf(now, screen)
  return (
    <section className={`decision watch ${now.seat ?? ''}`} aria-label={WATCH.title}>
      <Banner now={now} plan={{ head: [], chit: null, why: null }} seats={table.setup?.seats} />
      <div className="body">
        <h2 className="prompt" tabIndex={-1}>
          {asked && `${ASK_TEXT[asked.ask]}.`}
        </h2>
        <p className="note">{asked && aboutText(asked.about)}</p>
        <p>{last && WATCH.last(ASK_TEXT[last.question.ask], givenText(last, screen))}</p>
        {count && <Sum count={count} onLight={onLight} />}
      </div>
      <div className="footer">
        <button type="button" className="main" onClick={() => setPlaying(!playing)}>
          {playing ? WATCH.pause : WATCH.play}
        </button>
        <button type="button" aria-disabled={playing} onClick={() => !playing && playRandom()}>
          {WATCH.next}
        </button>
        <label>
          {WATCH.speed}{' '}
          <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
            {WATCH.speeds.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}
