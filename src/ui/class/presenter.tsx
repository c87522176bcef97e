import { useState } from 'react'
import { useStore } from 'zustand'
import { cut, isAsked, stopAt } from '../../classroom/run'
import { stopsOf } from '../../classroom/stops'
import { record } from '../../games/index'
import type { Lesson } from '../../lessons/lesson'
import type { SavedGame } from '../../store/index'
import { playedRecord } from '../../store/table/position-record'
import { newSeed } from '../kit/seed'
import { CLASS } from '../words/en/class'
import { unnamed } from '../words/en/seats'
import { Clock } from './clock'
import { classes, keepRun } from './kept'
import { Leaving } from './leaving'
import { Next, Notes } from './notes'
import { Slide } from './slide'
import { useLed } from './use-led'

interface Props {
  readonly lesson: Lesson
  readonly onLeave: () => void
  readonly onPlay: (game: SavedGame) => void
}

type Led = ReturnType<typeof useLed>

/** A game that goes on where a lesson stands. */
const gameAt = (lesson: Lesson, { run, scenes }: Led): SavedGame | null => {
  const stop = stopAt(lesson, run)
  const scene = typeof stop?.step === 'number' ? scenes[stop.step] : undefined
  if (!scene || !('playOn' in scene.step)) return null
  const { game, setup } = lesson
  return playedRecord(
    { game, seats: unnamed(game), seed: newSeed(), chance: 'seed', handovers: false, rules: setup },
    record(scene.game).answers,
    new Date().toISOString(),
  )
}

/** The keys of a clicker, for whoever has none. */
function Buttons({ led, lesson, onPlay }: { led: Led } & Pick<Props, 'lesson' | 'onPlay'>) {
  const { run, onKey } = led
  const game = gameAt(lesson, led)
  return (
    <p className="presenter-keys">
      <button type="button" onClick={() => onKey('PageUp')}>
        {CLASS.previous}
      </button>
      <button type="button" onClick={() => onKey('.')}>
        {run.isCovered ? CLASS.uncover : CLASS.cover}
      </button>
      <button type="button" className="main" onClick={() => onKey('PageDown')}>
        {CLASS.goOn}
      </button>
      <button type="button" onClick={() => onKey('Backspace')}>
        {CLASS.noHand}
      </button>
      {game && (
        <button type="button" onClick={() => onPlay(game)}>
          {CLASS.playOn}
        </button>
      )}
    </p>
  )
}

/** How many minutes there are; a lesson that is cut goes on where it is. */
function Cuts({ lesson, led }: { readonly lesson: Lesson; readonly led: Led }) {
  const { run } = led
  return (
    <p className="cuts">
      {[lesson.minutes, ...(lesson.cuts ?? [])].map((minutes) => (
        <button
          key={minutes}
          type="button"
          aria-pressed={minutes === run.minutes}
          onClick={() => keepRun(cut(run, lesson, minutes))}
        >
          {CLASS.minutes(minutes)}
        </button>
      ))}
    </p>
  )
}

export const openProjector = (): void => {
  open('#projector', 'arab-revolt-projector', 'popup')
}

/** What whoever leads sees: the picture, and beside it what the class does not see. */
export function Presenter({ lesson, onLeave, onPlay }: Props) {
  const led = useLed(lesson)
  const isHere = useStore(classes, (state) => state.isHere)
  const [isLeaving, setLeaving] = useState(false)
  const { run, room, shown } = led
  const all = stopsOf(lesson, run.minutes).length
  const show = (here: boolean) => classes.setState({ isHere: here })
  const leave = () => {
    if (lesson.frame && !isAsked(lesson, run)) setLeaving(true)
    else onLeave()
  }
  const ask = () => {
    keepRun({ ...run, at: all - 1, isCovered: false })
    setLeaving(false)
  }
  if (isHere)
    return (
      <main className="class-projector" aria-label={lesson.title}>
        <Slide room={room} shown={shown} />
        <button
          type="button"
          className="to-notes"
          aria-label={CLASS.backToNotes}
          onClick={() => show(false)}
        />
      </main>
    )
  return (
    <main className="presenter">
      <header>
        <h1>{lesson.title}</h1>
        <Clock lesson={lesson} run={run} />
        <button type="button" onClick={leave}>
          {CLASS.leave}
        </button>
      </header>
      {isLeaving && <Leaving onAsk={ask} onLeave={onLeave} />}
      <div className="miniature">
        <Slide room={room} shown={shown} />
      </div>
      <Notes lesson={lesson} run={run} scenes={led.scenes} />
      <Next lesson={lesson} run={run} scenes={led.scenes} />
      <footer>
        <p role="status">{CLASS.stop(run.at + 1, all)}</p>
        <Buttons {...{ led, lesson, onPlay }} />
        <p className="presenter-keys">
          <button type="button" onClick={openProjector}>
            {CLASS.openProjector}
          </button>
          <button type="button" onClick={() => show(true)}>
            {CLASS.here}
          </button>
        </p>
        <Cuts lesson={lesson} led={led} />
        <p className="note">{CLASS.keys}</p>
      </footer>
    </main>
  )
}
