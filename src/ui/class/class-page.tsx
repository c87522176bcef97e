import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { begin } from '../../classroom/run'
import type { Lesson } from '../../lessons/lesson'
import type { SavedGame } from '../../store/index'
import { MissingPart } from '../kit/missing-part'
import { OfGame } from '../kit/of-game'
import { useFetched } from '../kit/use-fetched'
import { useHeading } from '../kit/use-heading'
import { coveredGames, loadOffer } from '../screen/cover'
import { CLASS } from '../words/en/class'
import { classes, keepRun } from './kept'
import { LessonList } from './lesson-list'
import { Presenter, openProjector } from './presenter'
import { RoomSetup } from './room-setup'
import { useProjector } from './use-led'

/** The lessons of all games. */
const lessonsOfAll = async (): Promise<readonly Lesson[]> => {
  const offers = await Promise.all(coveredGames().map(loadOffer))
  const fetched = offers.map(async (offer) => (await offer?.classes?.()) ?? [])
  return (await Promise.all(fetched)).flat()
}

const nothing = (): void => undefined

interface Props {
  readonly onBack: () => void
  readonly onPlay: (game: SavedGame) => void
}

/** The lessons and the room, before one is begun. */
function Lessons({ lessons, onBack }: { lessons: readonly Lesson[] } & Pick<Props, 'onBack'>) {
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
        <button type="button" onClick={onBack}>
          {CLASS.back}
        </button>
      </header>
      <section aria-labelledby="class-lessons">
        <h2 id="class-lessons">{CLASS.lessons}</h2>
        <LessonList lessons={lessons} runs={runs} onBegin={choose} />
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
    </main>
  )
}

/** While it is there the address says so, and a reload comes back to it. */
const useAddress = (): void => {
  useEffect(() => {
    history.replaceState(history.state, '', '#class')
    return () => history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  }, [])
}

/** The class: the lessons and the room, or the lesson that is being given. */
export function ClassPage({ onBack, onPlay }: Props) {
  const [fetched, again] = useFetched(lessonsOfAll)
  const open = useStore(classes, (state) => state.open)
  useAddress()
  if (fetched === 'loading') return <p role="status">{CLASS.loading}</p>
  if (fetched === 'missing') return <MissingPart onAgain={again} onClose={onBack} />
  const lesson = fetched.got.find(({ id }) => id === open)
  if (!lesson) return <Lessons lessons={fetched.got} onBack={onBack} />
  const leave = () => classes.setState({ open: null, isHere: false })
  return (
    <OfGame game={lesson.game} onClose={leave}>
      <Presenter key={lesson.id} lesson={lesson} onLeave={leave} onPlay={onPlay} />
    </OfGame>
  )
}
