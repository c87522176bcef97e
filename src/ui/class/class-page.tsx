import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { begin } from '../../classroom/run'
import type { Lesson } from '../../lessons/lesson'
import { LESSON_BEGINS } from '../../written/begins'
import { blank } from '../../written/making'
import type { SavedGame } from '../../store/index'
import { Reading } from '../help/reading'
import { later } from '../kit/later'
import { MissingPart } from '../kit/missing-part'
import { usePlace } from '../places/use-places'
import { openHistory } from '../reader/reader'
import { OfGame } from '../kit/of-game'
import { useFetched } from '../kit/use-fetched'
import { useHeading } from '../kit/use-heading'
import { coveredGames, loadOffer } from '../screen/cover'
import { drawnGames } from '../screen/screens'
import { CLASS } from '../words/en/class'
import { HISTORY } from '../words/en/history-page'
import { WRITE } from '../words/en/write'
import { classes, keepRun } from './kept'
import { LessonList } from './lesson-list'
import { OwnLessons } from './own-lessons'
import { keepLesson, newLessonId, openLessonText, openLink, own, readOwn } from './own'
import { OwnNotices } from './own-notices'
import { Presenter, openProjector } from './presenter'
import { RoomSetup } from './room-setup'
import { useProjector } from './use-led'

const Editor = later(
  () => import('./write/editor').then((part) => part.Editor),
  ({ onDone }) => onDone(),
)

const HandOuts = later(
  () => import('./print/hand-outs').then((part) => part.HandOuts),
  ({ onBack }) => onBack(),
)

/** The lessons of all games, and the works that can be cited; with what is kept of one's own. */
const lessonsOfAll = async () => {
  const offers = await Promise.all(coveredGames().map(loadOffer))
  const [lessons, histories] = await Promise.all([
    Promise.all(offers.map(async (offer) => (await offer?.classes?.()) ?? [])),
    Promise.all(offers.map(async (offer) => offer?.history?.())),
    readOwn(),
  ])
  const works = histories.flatMap((one) => one?.shelves.flatMap((shelf) => shelf.works) ?? [])
  return {
    lessons: lessons.flat(),
    works: works.map(({ id, work, supports }) => ({ id, work, supports })),
  }
}

const nothing = (): void => undefined

/** Goes on with a lesson that is written, or begins one. */
const write = (lesson: Lesson): void => classes.setState({ writing: lesson.id })
const writeNew = (): void => {
  const [game] = drawnGames()
  if (game === undefined) return
  const lesson = blank(newLessonId(), game, WRITE.frame)
  keepLesson(lesson)
  write(lesson)
}

interface Props {
  /** The text of a lesson that was dropped on the page, or opened from elsewhere. */
  readonly given: string | null
  /** It has been taken in. */
  readonly onTaken: () => void
  readonly onBack: () => void
  readonly onPlay: (game: SavedGame) => void
}

interface LessonsProps extends Pick<Props, 'onBack'> {
  readonly lessons: readonly Lesson[]
  readonly onPrint: (lesson: Lesson) => void
}

/** The lessons and the room, before one is begun. */
function Lessons({ lessons, onBack, onPrint }: LessonsProps) {
  const { room, runs } = useStore(classes)
  const heading = useHeading()
  const projected = useMemo(() => ({ room, game: null, shown: null }), [room])
  useProjector(projected, nothing)
  const choose = (lesson: Lesson, minutes: number | null) => {
    if (minutes !== null) keepRun(begin(lesson, minutes))
    classes.setState({ open: lesson.id })
  }
  return (
    <main className="class-page">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {CLASS.title}
        </h1>
        <p>{CLASS.about}</p>
        <button type="button" onClick={() => openHistory('timeline')}>
          {HISTORY.title}
        </button>
        <button type="button" onClick={onBack}>
          {CLASS.back}
        </button>
      </header>
      <section aria-labelledby="class-lessons">
        <h2 id="class-lessons">{CLASS.lessons}</h2>
        <LessonList lessons={lessons} runs={runs} onBegin={choose} onPrint={onPrint} />
        <OwnLessons
          runs={runs}
          onBegin={choose}
          onPrint={onPrint}
          onWrite={write}
          onWriteNew={writeNew}
        />
      </section>
      <div>
        <RoomSetup />
        <p className="projector-way">
          <button type="button" onClick={openProjector}>
            {CLASS.openProjector}
          </button>{' '}
          {CLASS.projectorNote}
        </p>
      </div>
      <Reading game={null} />
    </main>
  )
}

/** While it is there the address says so, and a reload comes back to it. A link to a lesson is opened first. */
const useAddress = (): void => {
  useEffect(() => {
    const hear = () => {
      const { hash } = location
      if (hash.startsWith(LESSON_BEGINS))
        void openLink(hash).then((lesson) => lesson && write(lesson))
      history.replaceState(history.state, '', '#class')
    }
    hear()
    addEventListener('hashchange', hear)
    return () => {
      removeEventListener('hashchange', hear)
      history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    }
  }, [])
}

/** Opens a lesson that is given, once. */
const useGiven = ({ given, onTaken }: Pick<Props, 'given' | 'onTaken'>): void => {
  useEffect(() => {
    if (given === null) return
    onTaken()
    void openLessonText(given).then((lesson) => lesson && write(lesson))
  }, [given, onTaken])
}

/** What the class shows now: the lessons and the room, the lesson that is being given, or the one that is being written. */
function Shown({ onBack, onPlay }: Pick<Props, 'onBack' | 'onPlay'>) {
  const [fetched, again] = useFetched(lessonsOfAll)
  const { open, writing } = useStore(classes)
  const { lessons: written, changes } = useStore(own)
  const [printed, setPrinted] = useState<Lesson | null>(null)
  usePlace(printed, setPrinted)
  usePlace(writing ?? null, (id) => classes.setState({ writing: id }))
  if (fetched === 'loading') return <p role="status">{CLASS.loading}</p>
  if (fetched === 'missing') return <MissingPart onAgain={again} onClose={onBack} />
  const { lessons, works } = fetched.got
  const edited = written?.find(({ id }) => id === writing)
  const done = () => classes.setState({ writing: null })
  if (edited)
    return (
      <Editor
        key={`${edited.id} ${changes[edited.id] ?? 0}`}
        lesson={edited}
        works={works}
        onChange={keepLesson}
        onGive={() => {
          keepRun(begin(edited, edited.minutes))
          classes.setState({ writing: null, open: edited.id })
        }}
        onDone={done}
      />
    )
  if (printed)
    return (
      <OfGame game={printed.game} onClose={() => setPrinted(null)}>
        <HandOuts lesson={printed} onBack={() => setPrinted(null)} />
      </OfGame>
    )
  const lesson = [...lessons, ...(written ?? [])].find(({ id }) => id === open)
  if (!lesson) return <Lessons lessons={lessons} onBack={onBack} onPrint={setPrinted} />
  const leave = () => classes.setState({ open: null, isHere: false })
  return (
    <OfGame game={lesson.game} onClose={leave}>
      <Presenter key={lesson.id} lesson={lesson} onLeave={leave} onPlay={onPlay} />
    </OfGame>
  )
}

/** The class, and what has to be said of lessons of one's own. */
export function ClassPage({ given, onTaken, ...ways }: Props) {
  useAddress()
  useGiven({ given, onTaken })
  return (
    <>
      <Shown {...ways} />
      <OwnNotices />
    </>
  )
}
