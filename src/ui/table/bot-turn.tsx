import { useEffect, useState } from 'react'
import { question, sameOption, type Option, type SpaceId } from '../../games/index'
import {
  canUndo,
  isWatched,
  undoTakesBack,
  type BotsTurn,
  type TableStore,
} from '../../store/index'
import { sit } from '../../store/table/sitting'
import { TakeBack, type TakeBackProps } from '../decision/take-back'
import { WhyGiven } from '../lab/why-given'
import { focusPrompt } from '../kit/focus-prompt'
import { Icon } from '../kit/icon'
import { useDriver } from '../kit/use-driver'
import { useHeading } from '../kit/use-heading'
import { Banner } from '../told/banner'
import { countOf } from '../propaganda/count'
import { Sum } from '../propaganda/sum'
import { Prompt } from '../kit/prompt'
import { useScreen } from '../screen/use-screen'
import { givenText } from '../words/en/announce'
import { sitterName } from '../words/en/seats'
import { WATCH } from '../words/en/watch'
import { DECISION, TABLE } from '../words/en/words'

/** How long lies between two steps, as the words name it. */
const PACES = [2000, 500, 100, 20]

interface Props {
  readonly table: TableStore
  readonly turn: BotsTurn
  readonly onLight: (spaces: ReadonlySet<SpaceId>) => void
}

/** That a bot is thinking, or has failed; then it is asked again, or its side is played by whoever is there. */
function Thinking({ table, turn }: Pick<Props, 'table' | 'turn'>) {
  const { words } = useScreen()
  const heading = useHeading()
  const doing = useDriver((driver) => driver.doing)
  const playing = useDriver((driver) => driver.playing)
  const tryAgain = useDriver((driver) => driver.tryAgain)
  const { faction, seat, now } = turn
  const name = sitterName(now.game.of, faction, seat)
  if (doing.is !== 'failed')
    return (
      <Prompt ref={heading} data-thinking={playing}>
        {playing ? WATCH.thinking(name) : WATCH.halted(name)}
        <span aria-hidden="true" />
      </Prompt>
    )
  const takeSeat = () => {
    sit(table, faction, { ...seat, standIn: true })
    focusPrompt()
  }
  return (
    <div className="failed" role="alert">
      <Prompt>{WATCH.failed(name)}</Prompt>
      <p>{WATCH.because(doing.message)}</p>
      <button type="button" onClick={tryAgain}>
        {WATCH.tryAgain}
      </button>
      <button type="button" onClick={takeSeat}>
        {WATCH.takeSeat(words.who(faction))}
      </button>
    </div>
  )
}

/** How the last answer came about, where somebody asks. */
function Because({ last }: { last: Option }) {
  const given = useDriver((driver) => driver.given)
  return given && sameOption(given.option, last) ? <WhyGiven given={given} /> : null
}

/** How much time lies between two steps. */
function Speed() {
  const pace = useDriver((driver) => driver.pace)
  const setPace = useDriver((driver) => driver.setPace)
  return (
    <label className="speed">
      {WATCH.speed}{' '}
      <select value={pace} onChange={(event) => setPace(Number(event.target.value))}>
        {WATCH.speeds.map((name, index) => (
          <option key={name} value={PACES[index]}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The question before bots' answers are taken back; as long as it stands they do not go on. */
function Asking(props: TakeBackProps) {
  const halt = useDriver((driver) => driver.halt)
  useEffect(halt, [halt])
  return <TakeBack {...props} />
}

/** What halts bots and lets them go on, and the way back. */
function Controls({ table }: { table: TableStore }) {
  const { playing, setPlaying, next, skip } = useDriver((driver) => driver)
  const [asking, setAsking] = useState(false)
  const back = undoTakesBack(table)
  if (asking) return <Asking what={back} onTake={table.undo} onLeave={() => setAsking(false)} />
  return (
    <footer className="footer">
      {(!isWatched(table) || canUndo(table)) && (
        <button
          type="button"
          data-key="undo"
          aria-disabled={!canUndo(table)}
          onClick={() => (back === 'nothing' ? table.undo() : setAsking(true))}
        >
          <Icon of="undo" /> <span>{DECISION.undo}</span> <kbd aria-hidden="true">U</kbd>
        </button>
      )}
      <button type="button" className="main" onClick={() => setPlaying(!playing)}>
        {playing ? WATCH.pause : WATCH.play}
      </button>
      <button type="button" aria-disabled={playing} onClick={() => !playing && next()}>
        {WATCH.next}
      </button>
      {!isWatched(table) && (
        <button type="button" onClick={skip}>
          {WATCH.skip}
        </button>
      )}
    </footer>
  )
}

/** The turn of a bot: that it thinks, what it is asked, what it has answered, and how fast it goes. */
export function BotTurn({ table, turn, onLight }: Props) {
  const { now } = turn
  const screen = useScreen()
  const asked = question(now.game)
  const last = now.steps[0]
  const count = isWatched(table) ? countOf(now, screen) : null
  const title = isWatched(table) ? TABLE.watched : WATCH.turn
  return (
    <section className={`decision watch ${now.seat ?? ''}`} aria-label={title}>
      <Banner now={now} plan={{ head: [], chit: null, why: null }} seats={table.setup?.seats} />
      <div className="body">
        <Thinking table={table} turn={turn} />
        <p className="note">
          {asked &&
            [`${screen.words.askName(asked.ask)}.`, screen.words.about(asked.about)]
              .filter(Boolean)
              .join(' ')}
        </p>
        <p>
          {last && WATCH.last(screen.words.askName(last.question.ask), givenText(last, screen))}
        </p>
        {last && <Because last={last.answer} />}
        <Speed />
        {count && <Sum count={count} onLight={onLight} />}
      </div>
      <Controls table={table} />
    </section>
  )
}
