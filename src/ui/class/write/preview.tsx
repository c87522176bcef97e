import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { begin } from '../../../classroom/run'
import { shownAt } from '../../../classroom/shown'
import { stopsOf } from '../../../classroom/stops'
import type { Scene } from '../../../lessons/scenes'
import type { Lesson } from '../../../lessons/lesson'
import { WRITE } from '../../words/en/write'
import { classes } from '../kept'
import { Slide } from '../slide'

interface Props {
  readonly lesson: Lesson
  /** The lesson as it is played. */
  readonly scenes: readonly Scene[]
  /** The step that is written; -1 for what is about the whole lesson. */
  readonly at: number
}

/** The stops of a step; of the whole lesson the note before it and the question after it. */
const stopsAt = (lesson: Lesson, at: number): readonly number[] =>
  stopsOf(lesson, lesson.minutes).flatMap(({ step }, number) =>
    step === at || (at === -1 && typeof step !== 'number') ? [number] : [],
  )

/** A step as the projector shows it, stop by stop. */
export function Preview({ lesson, scenes, at }: Props) {
  const room = useStore(classes, (state) => state.room)
  const [chosen, setChosen] = useState(0)
  const stops = useMemo(() => stopsAt(lesson, at), [lesson, at])
  const number = Math.min(chosen, stops.length - 1)
  const shown = useMemo(() => {
    const stop = stops[number]
    if (stop === undefined) return null
    return shownAt(lesson, scenes, { ...begin(lesson, lesson.minutes), at: stop })
  }, [lesson, scenes, stops, number])
  return (
    <section className="preview" aria-label={WRITE.preview}>
      <div className="miniature">{shown && <Slide room={room} shown={shown} />}</div>
      <p className="note cut">{WRITE.cut}</p>
      <p className="note">{WRITE.previewNote}</p>
      {stops.length > 1 && (
        <p className="ways">
          <button type="button" disabled={number === 0} onClick={() => setChosen(number - 1)}>
            {WRITE.earlier}
          </button>
          <span role="status">{WRITE.stage(number + 1, stops.length)}</span>
          <button
            type="button"
            disabled={number === stops.length - 1}
            onClick={() => setChosen(number + 1)}
          >
            {WRITE.later}
          </button>
        </p>
      )}
    </section>
  )
}
