import { useEffect, useMemo, useRef } from 'react'
import type { SpaceId } from '../../games/index'
import { atOf, lineOf, isExploring, type TableStore } from '../../store/index'
import { later } from '../kit/later'
import { useReturn } from '../kit/use-return'
import { countOf } from '../propaganda/count'
import { Sum } from '../propaganda/sum'
import { Prompt } from '../kit/prompt'
import { HISTORY, placeText } from '../words/en/history'
import { Branches } from './branches'
import { ExplorePart } from './explore-part'
import { FromHere } from './from-here'
import { LuckPart } from './luck-part'
import { Note } from './note'
import { useHistory, useOpened } from '../hands/opened'
import { placesOf } from '../facts/places'
import { doingAt } from '../told/doing'
import { useScreen } from '../screen/use-screen'

const ReviewPage = later(
  () => import('../review/review-page').then((part) => part.ReviewPage),
  ({ onClose }) => onClose(),
)
const OpeningsPart = later(
  () => import('../openings/openings-part').then((part) => part.OpeningsPart),
  ({ onClose }) => onClose(),
)

interface Props {
  readonly table: TableStore
  /** The moment that is shown, where it is not the present one. */
  readonly looking: number | null
  readonly onLight: (spaces: ReadonlySet<SpaceId>) => void
  readonly onLook: (moment: number | null) => void
  readonly onClose: () => void
}

/** Whoever asks for the page finds the focus on it; whoever looks on keeps it where it is, if that is still there. */
const useHeading = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { opened } = useHistory()
  useReturn()
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (opened.getState().page || isLost) heading.current?.focus({ preventScroll: true })
  }, [opened])
  return heading
}

/** In the decision's place, what is open of the history: its page, the review of the game, or the openings. */
export function HistoryPage(props: Props) {
  const instead = useOpened((state) => state.instead)
  if (instead === 'review') return <ReviewPage {...props} />
  return instead ? <OpeningsPart {...props} /> : <Page {...props} />
}

/** What can be done with the position shown, the branches, what chance gave. */
function Page({ table, looking, onLight, onClose }: Props) {
  const heading = useHeading()
  const screen = useScreen()
  const [line, at] = [lineOf(table), atOf(table)]
  const places = useMemo(() => placesOf(line), [line])
  const shown = looking ?? at
  const place = places[shown]
  const counted = looking === null ? undefined : line[looking]
  const count = useMemo(() => (counted ? countOf(counted, screen) : null), [counted, screen])
  return (
    <section className="decision history" aria-label={HISTORY.page}>
      <div className="body">
        <Prompt ref={heading}>{looking === null ? HISTORY.prompt : HISTORY.looking}</Prompt>
        <p className="note">
          {place && placeText(place, doingAt(line, places, shown, screen), screen.words)}
          {place?.card && ` (${screen.words.cardName(place.card)})`}
          {looking !== null && `. ${HISTORY.nothingChanges}`}
        </p>
        {count && <Sum count={count} onLight={onLight} />}
        <FromHere key={shown} table={table} shown={shown} onDone={onClose} />
        <Note table={table} shown={shown} />
        {isExploring(table) && <ExplorePart table={table} shown={shown} />}
        <Branches table={table} onDone={onClose} />
        <LuckPart table={table} />
      </div>
      <footer className="footer">
        <button type="button" className="main end" data-key="end" onClick={onClose}>
          {looking === null ? HISTORY.close : HISTORY.back}
        </button>
      </footer>
    </section>
  )
}
