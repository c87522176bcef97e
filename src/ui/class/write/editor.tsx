import { useEffect, useMemo, useRef, useState } from 'react'
import type { Lesson, Work } from '../../../lessons/lesson'
import { played } from '../../../lessons/scenes'
import { missingIn, type Missing } from '../../../written/missing'
import { OfGame } from '../../kit/of-game'
import { WRITE } from '../../words/en/write'
import { EditingContext, type Editing } from './editing'
import { LessonForm } from './lesson-form'
import { Preview } from './preview'
import { StepFormOf } from './step-form'
import { StepList } from './step-list'
import { useSource } from './use-source'
import { LessonWays } from './ways'

interface Props {
  readonly lesson: Lesson
  readonly works: readonly Work[]
  readonly onChange: (lesson: Lesson) => void
  readonly onGive: () => void
  readonly onDone: () => void
}

/** What is missing before a lesson can be given; or that nothing is. */
function Standing({ missing }: { readonly missing: readonly Missing[] }) {
  return (
    <p role="status">
      {missing.length === 0
        ? WRITE.whole
        : `${WRITE.lacks} ${missing.map(WRITE.missing).join('; ')}.`}
    </p>
  )
}

/** Whoever goes to a step begins to write in its first field. */
const useFirstField = (at: number) => {
  const form = useRef<HTMLElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, input, textarea')?.focus()
    form.current?.scrollTo(0, 0)
  }, [at])
  return form
}

function Written({ lesson, works, onChange, onGive, onDone }: Props) {
  const [at, go] = useState(-1)
  const [before, setBefore] = useState<readonly Lesson[]>([])
  const form = useFirstField(at)
  const plays = useMemo(() => played(lesson), [lesson])
  const missing = useMemo(() => missingIn(lesson, plays), [lesson, plays])
  const change = (next: Lesson) => {
    if (next.steps.length !== lesson.steps.length) setBefore([...before, lesson])
    onChange(next)
  }
  const { from, source, state, choose } = useSource(lesson, change)
  const editing: Editing = { lesson, source, works, change }
  const undo = () => {
    const last = before.at(-1)
    if (!last) return
    setBefore(before.slice(0, -1))
    onChange(last)
    go(Math.min(at, last.steps.length - 1))
  }
  return (
    <EditingContext value={editing}>
      <main className="write-page">
        <header>
          <h1>{lesson.title || WRITE.untitled}</h1>
          {before.length > 0 && (
            <button type="button" onClick={undo}>
              {WRITE.undo}
            </button>
          )}
          <LessonWays lesson={lesson} />
          <button type="button" disabled={missing.length > 0} onClick={onGive}>
            {WRITE.give}
          </button>
          <button type="button" className="main" onClick={onDone}>
            {WRITE.done}
          </button>
        </header>
        <StepList at={at} onGo={go} />
        <section className="step-form" ref={form} aria-label={WRITE.written}>
          {at === -1 ? (
            <LessonForm from={from} onFrom={(chosen) => void choose(chosen)} />
          ) : (
            <StepFormOf key={at} at={at} />
          )}
          {state !== 'ready' && (
            <p role="status">{state === 'loading' ? WRITE.loading : WRITE.unreadable}</p>
          )}
        </section>
        <div className="seen">
          <Preview key={at} lesson={lesson} scenes={plays.scenes} at={at} />
          <Standing missing={missing} />
        </div>
      </main>
    </EditingContext>
  )
}

/** A lesson as it is written: its steps, what is written of one of them, and how the class will see it. */
export function Editor(props: Props) {
  return (
    <OfGame game={props.lesson.game} onClose={props.onDone}>
      <Written {...props} />
    </OfGame>
  )
}
