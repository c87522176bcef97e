import { useMemo, useState } from 'react'
import type { TableState } from '../../store/index'
import { CLOSING, HINTS, LEARN, TURN_OVER_HINT } from '../../games/arab-revolt/words/en/learn'
import { ASK_HINTS } from '../../games/arab-revolt/words/en/learn-asks'
import { PATH } from './first-game'
import { lessonAt, type Lesson } from './lesson-at'
import './learn.css'

function Said({ lesson }: { lesson: Lesson }) {
  if (lesson.kind === 'over') return CLOSING.lines.map((line) => <p key={line}>{line}</p>)
  if (lesson.kind !== 'step')
    return (
      <>
        <p>{lesson.kind === 'ask' ? ASK_HINTS[lesson.ask] : TURN_OVER_HINT}</p>
        <p className="note">{LEARN.wayBack}</p>
      </>
    )
  const { see, why, advice } = HINTS[lesson.hint]
  return (
    <>
      <p>
        {see} {why}
      </p>
      <p className="advice">
        <b>{LEARN.advice}</b> {advice}
      </p>
    </>
  )
}

const titleOf = (lesson: Lesson): string => {
  if (lesson.kind === 'over') return CLOSING.title
  return lesson.kind === 'step' ? LEARN.progress(lesson.number, PATH.length) : LEARN.ownWay
}

/** The first game's hint: what you see, what is wise here and why. It can be put away and brought back. */
export function HintCard({ table }: { table: TableState }) {
  const lesson = useMemo(() => lessonAt(table), [table])
  const [away, setAway] = useState(false)
  if (lesson === null) return null
  return (
    <section className={away ? 'hint away' : 'hint'} aria-label={LEARN.title}>
      <header>
        <h2>{titleOf(lesson)}</h2>
        <button type="button" data-key="hint" aria-expanded={!away} onClick={() => setAway(!away)}>
          {away ? LEARN.show : LEARN.putAway} <kbd aria-hidden="true">I</kbd>
        </button>
      </header>
      <div className="said" role="status">
        {!away && <Said lesson={lesson} />}
      </div>
    </section>
  )
}
