import { useCallback } from 'react'
import { outcome } from '../../games/index'
import {
  atOf,
  botToAct,
  isAsked,
  isExploring,
  isShared,
  isWatched,
  newSteps,
  present,
} from '../../store/index'
import type { Stroke } from '../../insight/index'
import type { Moment, TableStore } from '../../store/index'
import type { View } from '../hands/view'
import { openLab, useLabOpen } from '../hands/lab-open'
import { useAllOpened, useHistory } from '../hands/opened'
import { afterwards, later } from '../kit/later'
import { HintCard } from '../learn/hints'
import { mayBeLesson } from '../learn/taught'
import { mayBeStudy } from '../studies/may-be-study'
import { Log } from '../log/log'
import type { Count } from '../propaganda/count'
import { countSaid } from '../words/en/counted'
import { useStores } from '../kit/stores'
import { useTable } from '../kit/use-table'
import type { Screen } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { usePlace } from '../places/use-places'
import { useHistoryPlaces } from './use-history-places'
import { Above } from './above'
import { Announcer, SILENCE, announcement, type Announcement } from './announcer'
import { Card } from './card'
import { useGesture, useHands, useStillness } from '../hands/gesture'
import { Initiative } from './initiative'
import { useKeys } from '../hands/keys'
import { useRestingPointer } from './resting-pointer'
import { Right } from './right'
import { useSeen } from './seen'
import { Sheets } from './sheets'
import { useShown } from './shown'
import { TopBar } from './top-bar'
import { TouchedBoard } from './touched-board'
import { Handover } from './handover'
import { useLaid } from './use-laid'
import { useNoCaret } from './use-no-caret'

const Mistaken = later(
  () => import('./mistaken').then((part) => part.Mistaken),
  ({ onClose }) => onClose(),
)
const Legend = afterwards(() => import('./legend').then((part) => part.Legend))
const WhatIsThis = afterwards(() => import('./what-is-this').then((part) => part.WhatIsThis))
const Bots = later(() => import('./bots').then((part) => part.Bots))
const ExploringBanner = later(() =>
  import('../history/exploring-banner').then((part) => part.ExploringBanner),
)
const CompareDialog = later(
  () => import('../compare/compare-dialog').then((part) => part.CompareDialog),
  ({ onClose }) => onClose(),
)
const LabPanel = later(
  () => import('../lab/lab-panel').then((part) => part.LabPanel),
  ({ onClose }) => onClose(),
)
const StudyCard = later(() => import('../studies/study-card').then((part) => part.StudyCard))
const HistoryBar = later(
  () => import('../history/history-bar').then((part) => part.HistoryBar),
  ({ onClose }) => onClose(),
)

/** What is read aloud now: the count, the last answer and the question, or nothing. */
const heardOf = (
  table: TableStore,
  now: Moment,
  counting: Count | null,
  view: View,
  screen: Screen,
): Announcement => {
  const turn = botToAct(table)
  const isSilent = isWatched(table) && (turn !== null || !isAsked(now))
  if (isSilent || table.between === 'handover') return SILENCE
  if (turn) return { ...announcement(newSteps(table), now, view, screen), asked: '' }
  return counting
    ? { said: countSaid(counting), asked: '' }
    : announcement(newSteps(table), now, view, screen)
}

interface Ways {
  readonly onLeave: () => void
  /** Leads to the page of the lab. */
  readonly onLab: () => void
}

/** The table: the board, and beside it the card, the Initiative Track, the decision and the log. */
export function TableScreen(ways: Ways) {
  const table = useTable((state) => state)
  const now = present(table)
  return now && <Seated table={table} now={now} {...ways} />
}

function Seated({ table, now, onLeave, onLab }: { table: TableStore; now: Moment } & Ways) {
  const at = atOf(table)
  const screen = useScreen()
  const stores = useStores()
  const { setGesture, setTried } = useHands()
  const { openHistory, closeHistory } = useHistory()
  const looking = useGesture(at, (gesture) => gesture.looking)
  const { view, plan, past, happened, rolls, changed } = useSeen(table, now, looking)
  useKeys()
  useNoCaret()
  useStillness(at)
  useRestingPointer(at, table.between)
  const shown = useShown(table, now, looking)
  const { counting } = shown
  const watched = isWatched(table)
  const { bar, page, instead, edited, compared } = useAllOpened()
  useHistoryPlaces(at, looking)
  const over = outcome(now.game) !== null
  const hasCard = !over && shown.round === null
  const [sheet, setSheet] = useLaid(over, hasCard)
  const pictured = useGesture(at, (gesture) => gesture.pictured)
  const isLab = useLabOpen() && screen.Lab !== undefined && !counting && !edited
  const showLab = (isOpen: boolean | null) => openLab(stores, isOpen ?? false)
  usePlace(isLab || null, showLab)
  const seen = pictured?.board ?? shown.board
  const beside =
    looking !== null || page || instead !== null || edited !== null || pictured !== null
  // What lies behind the card between two turns is only looked at.
  const isPlayers = botToAct(table) === null && table.between !== 'handover'
  const asks = isAsked(now) && !counting && !beside && isPlayers && !table.follows
  const lesson = table.setup && mayBeLesson(table.setup) ? table.setup : null
  const study = table.setup && mayBeStudy(table.setup) ? table.setup : null
  const isPinned = !watched && !counting && looking === null && !edited
  // The same at every moment, so that the log does not draw all of its ways again.
  const onLook = useCallback(
    (moment: number | null) => {
      const here = atOf(stores.table.getState())
      setGesture(here, { looking: moment === here ? null : moment })
    },
    [setGesture, stores],
  )
  const onTry = (stroke: Stroke | null) => setTried(at, stroke === null ? null : { stroke })
  return (
    <main className="table">
      <TouchedBoard
        {...{ at, edited, view, changed }}
        board={edited?.board ?? seen}
        game={asks ? now.game : null}
        happened={counting || pictured ? null : happened}
        shown={looking === null && !counting ? rolls : []}
        chosen={isPinned ? plan.spaces.map(({ space }) => space) : []}
        onAnswer={table.answer}
      />
      <div className="right" data-sheet={counting || isLab ? undefined : (sheet ?? undefined)}>
        <TopBar table={table} board={seen} onLeave={onLeave} />
        {isExploring(table) && <ExploringBanner table={table} />}
        <Above shown={shown} over={over}>
          <Card board={seen} />
          <Initiative
            board={seen}
            view={asks ? view : null}
            onChoose={table.answer}
            onTry={(box) => onTry(box === null ? null : [box])}
          />
        </Above>
        {lesson && <HintCard table={table} game={lesson.game} />}
        {study && <StudyCard table={table} game={study.game} onAll={onLab} />}
        <Right {...{ table, now, counting, onLeave, looking, plan, view, onTry }} />
        {(bar || over) && !counting && !edited && (
          <HistoryBar {...{ table, looking, onLook }} onClose={closeHistory} />
        )}
        {isPinned && !over && !lesson && !isLab && <Legend past={past} />}
        {!counting && !isLab && (
          <Log
            line={past}
            takenBack={table.takenBack}
            looking={looking}
            onLook={onLook}
            large={sheet === 'log'}
            onSize={() => setSheet(sheet === 'log' ? null : 'log')}
          />
        )}
        {isLab && <LabPanel {...{ table, looking, onTry }} onClose={() => showLab(null)} />}
        {!counting && <Sheets {...{ laid: sheet, hasCard }} onLay={setSheet} />}
      </div>
      {table.setup && !isShared(table.setup.seats) && <Bots play={!beside} />}
      <WhatIsThis />
      {table.error && <Mistaken error={table.error} onClose={table.dismissError} />}
      <Announcer at={at} {...heardOf(table, now, counting, view, screen)} />
      {compared && (
        <CompareDialog
          before={compared[0]}
          after={compared[1]}
          onClose={() => openHistory({ compared: null })}
        />
      )}
      {table.between === 'handover' && !table.follows && (
        <Handover key={at} table={table} now={now} />
      )}
    </main>
  )
}
