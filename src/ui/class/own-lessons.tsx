import { useRef } from 'react'
import { useStore } from 'zustand'
import type { Lesson } from '../../lessons/lesson'
import { isFinished } from '../../written/missing'
import { WRITE } from '../words/en/write'
import { Begin } from './lesson-list'
import { openLessonFile, own, removeLesson, restoreLesson } from './own'
import { LessonWays } from './write/ways'

interface Props {
  readonly runs: Readonly<Record<string, unknown>>
  readonly onBegin: (lesson: Lesson, minutes: number | null) => void
  readonly onPrint: (lesson: Lesson) => void
  readonly onWrite: (lesson: Lesson) => void
  readonly onWriteNew: () => void
}

/** A button that asks for the file of a lesson. */
function OpenFile({ onOpened }: { readonly onOpened: (lesson: Lesson) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const open = async (files: FileList | null) => {
    const file = files?.[0]
    const lesson = file && (await openLessonFile(file))
    if (lesson) onOpened(lesson)
  }
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {WRITE.openFile}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={WRITE.openFile}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files)
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

function Row({
  lesson,
  onWrite,
  ...ways
}: { readonly lesson: Lesson } & Omit<Props, 'onWriteNew'>) {
  const title = lesson.title || WRITE.untitled
  return (
    <li>
      <h3>{title}</h3>
      <p>{lesson.goal}</p>
      <p className="ways">
        {isFinished(lesson) ? <Begin lesson={lesson} {...ways} /> : <b>{WRITE.unfinished}</b>}
        <button type="button" aria-label={WRITE.edit(title)} onClick={() => onWrite(lesson)}>
          {WRITE.editShort}
        </button>
        <LessonWays lesson={lesson} />
        <button type="button" aria-label={WRITE.remove(title)} onClick={() => removeLesson(lesson)}>
          {WRITE.removeShort}
        </button>
      </p>
    </li>
  )
}

/** The lessons that were written or opened in this browser. */
export function OwnLessons(props: Props) {
  const { lessons, isKept, removed } = useStore(own)
  const { onWrite, onWriteNew } = props
  return (
    <section aria-labelledby="own-lessons" className="own-lessons">
      <h2 id="own-lessons">{WRITE.own}</h2>
      <p className="ways">
        <button type="button" onClick={onWriteNew}>
          {WRITE.write}
        </button>
        <OpenFile onOpened={onWrite} />
      </p>
      {removed && (
        <p role="status">
          {WRITE.removed(removed.title || WRITE.untitled)}{' '}
          <button type="button" onClick={restoreLesson}>
            {WRITE.restore}
          </button>
        </p>
      )}
      <ul className="lesson-list">
        {lessons?.map((lesson) => (
          <Row key={lesson.id} lesson={lesson} {...props} />
        ))}
      </ul>
      <p className="note">{isKept ? WRITE.ownNote : WRITE.notKept}</p>
    </section>
  )
}
