import { useCallback, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { GameId } from '../../games/index'
import type { Lesson } from '../../lessons/lesson'
import { present, type TableStore } from '../../store/index'
import { useStores, type Stores } from '../kit/stores'
import { Coming } from '../kit/later'
import { MissingPart } from '../kit/missing-part'
import { useFetched } from '../kit/use-fetched'
import { LEARN, TURN_OVER_HINT } from '../words/en/learn'
import { heardAt, readBefore, type Heard } from './heard-at'
import { placeOf } from './suggested-stroke'
import { lessonAfter, lessonOn, setupOf, teach } from './lessons'
import { taught } from './taught'

/** Plays what the lesson plays itself, to the end of the turn. */
const playOn = ({ table }: Stores): void => {
  const place = placeOf(table.getState())
  if (place === null || place === 'over') return
  table.getState().answer(...place.suggested)
  const { endTurn } = table.getState()
  if (present(table.getState())?.turnOver) endTurn()
}

/** What follows a lesson. */
function Next({ lesson, table }: { lesson: Lesson; table: TableStore }) {
  const next = lessonAfter(lesson)
  const setup = next && setupOf(next)
  return (
    <>
      <p>{LEARN.done(lesson.goal)}</p>
      {next && setup ? (
        <button type="button" className="main" onClick={() => table.newGame(setup)}>
          {LEARN.next(next.title, next.minutes)}
        </button>
      ) : (
        <p>{LEARN.readOn}</p>
      )}
    </>
  )
}

function Said({ heard, lesson, table }: { heard: Heard; lesson: Lesson; table: TableStore }) {
  const stores = useStores()
  if (heard.kind === 'over') return <Next lesson={lesson} table={table} />
  if (heard.kind !== 'step')
    return (
      <>
        <p>{heard.kind === 'ask' ? heard.hint : TURN_OVER_HINT}</p>
        <p className="note">{LEARN.wayBack}</p>
      </>
    )
  const place = placeOf(table)
  if (place === null || place === 'over') return null
  const { step, number } = place
  return (
    <>
      {number === 1 && <p className="note">{LEARN.goal(lesson.goal)}</p>}
      {readBefore(lesson, number).map((said) => (
        <p key={said}>{said}</p>
      ))}
      <p>{step.say}</p>
      {'ask' in step ? (
        <p className="advice">
          <b>{LEARN.advice}</b> {step.ask}
        </p>
      ) : (
        <button type="button" className="main" onClick={() => playOn(stores)}>
          {LEARN.goOn}
        </button>
      )}
    </>
  )
}

const titleOf = (heard: Heard, lesson: Lesson): string => {
  if (heard.kind === 'over') return LEARN.over(lesson.title)
  return heard.kind === 'step'
    ? LEARN.progress(lesson.title, heard.number, heard.all)
    : LEARN.ownWay
}

/** What a lesson says now. It can be put away and brought back. */
function Hint({ table }: { table: TableStore }) {
  // After a reload it is known a little later than the game.
  const lesson = useStore(taught, () => lessonOn(table.setup))
  const heard = useMemo(() => lesson && heardAt(table), [lesson, table])
  const [away, setAway] = useState(false)
  if (lesson === null || heard === null) return null
  return (
    <section className={away ? 'hint away' : 'hint'} aria-label={LEARN.title}>
      <header>
        <h2>{titleOf(heard, lesson)}</h2>
        <button type="button" data-key="hint" aria-expanded={!away} onClick={() => setAway(!away)}>
          {away ? LEARN.show : LEARN.putAway} <kbd aria-hidden="true">I</kbd>
        </button>
      </header>
      <div className="said" role="status" tabIndex={0}>
        {!away && <Said heard={heard} lesson={lesson} table={table} />}
      </div>
    </section>
  )
}

/** A lesson's hint: what you see, what is wise here and why; nothing where the game is no lesson. */
export function HintCard({ table, game }: { table: TableStore; game: GameId }) {
  const [fetched, again] = useFetched(useCallback(() => teach(game), [game]))
  const isKnown = useStore(taught, (all) => all[game] !== undefined)
  if (fetched === 'missing') return <MissingPart onAgain={again} />
  return fetched === 'loading' && !isKnown ? <Coming /> : <Hint table={table} />
}
