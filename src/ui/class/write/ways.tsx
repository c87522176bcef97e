import { useState } from 'react'
import type { Lesson } from '../../../lessons/lesson'
import { writeLesson } from '../../../written/file'
import { linkOf } from '../../../written/link'
import { fileName, saveFile } from '../../kit/save-file'
import { WRITE } from '../../words/en/write'

/** What came of the wish for a link: a word, and the link where it must be copied by hand. */
interface Done {
  readonly said: string
  readonly link: string | null
}

const copied = async (lesson: Lesson): Promise<Done> => {
  const fragment = await linkOf(lesson)
  if (fragment === null) return { said: WRITE.noLink, link: null }
  const link = new URL(fragment, location.href).href
  try {
    await navigator.clipboard.writeText(link)
    return { said: WRITE.copied(link.length), link: null }
  } catch {
    return { said: WRITE.byHand(link.length), link }
  }
}

/** How a lesson leaves this browser: as a file, or as a link. */
export function LessonWays({ lesson }: { readonly lesson: Lesson }) {
  const [done, setDone] = useState<Done>({ said: '', link: null })
  const title = lesson.title || WRITE.untitled
  const save = () => saveFile(fileName(lesson.game, title, new Date()), writeLesson(lesson))
  return (
    <>
      <button type="button" aria-label={`${WRITE.saveFile}: ${title}`} onClick={save}>
        {WRITE.saveFile}
      </button>
      <button
        type="button"
        aria-label={`${WRITE.link}: ${title}`}
        onClick={() =>
          void copied(lesson).then(setDone, () => setDone({ said: WRITE.linkFailed, link: null }))
        }
      >
        {WRITE.link}
      </button>
      <span role="status">{done.said}</span>
      {done.link !== null && (
        <input
          readOnly
          value={done.link}
          aria-label={WRITE.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
