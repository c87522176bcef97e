import { useCallback, useMemo, useState } from 'react'
import {
  board,
  outcome,
  question,
  type Content,
  type Fact,
  type Option,
  type SpaceId,
} from '../../rules/index'
import { isAsked, present, turnSteps, whileAway } from '../../store/index'
import type { Moment, Step, Table } from '../../store/index'
import { planOf } from '../decision/plan'
import { viewOf, type View } from '../decision/view'
import { changedSpaces } from '../facts/changes'
import { merged } from '../facts/merged'
import { ExploringBanner } from '../history/exploring-banner'
import { EVERY, openHistory, useOpened } from '../history/opened'
import { later } from '../later'
import { isFirstGame } from '../learn/first-game'
import { HintCard } from '../learn/hints'
import { Log } from '../log/log'
import type { Happened } from '../map/gliding'
import { shownSince } from '../text/chance'
import type { Count } from '../propaganda/count'
import { COUNT } from '../text/propaganda'
import { DECISION, MISTAKE_TEXT } from '../text/words'
import { useTable } from '../use-table'
import { Above } from './above'
import { Announcer, SILENCE, announcement, type Announcement } from './announcer'
import { BoardPart } from './board'
import { Card } from './card'
import { pressAt, triedAt, useGesture } from './gesture'
import { Handover } from './handover'
import { Initiative } from './initiative'
import { useKeys } from './keys'
import { Picking } from './picking'
import { Right } from './right'
import { Sheets, type Laid } from './sheets'
import { useShown } from './shown'
import { TopBar } from './top-bar'

const CompareDialog = later(async () => (await import('../compare/compare-dialog')).CompareDialog)
const HistoryBar = later(async () => (await import('../history/history-bar')).HistoryBar)

const isEventAsked = ({ game }: Moment): boolean => question(game)?.ask === 'turn.event'

const factsOf = (steps: readonly Step[]): readonly Fact[] => steps.flatMap(({ facts }) => facts)

/** What the present moment has brought, for the pieces to move. */
const happenedAt = (line: readonly Moment[], at: number): Happened | null => {
  const [before, now] = [line[at - 1], line[at]]
  return before && now
    ? { at, before: board(before.game), facts: merged(factsOf(now.steps)) }
    : null
}

/** What is read aloud now: the count, the last answer and the question, or nothing. */
const heardOf = (table: Table, now: Moment, counting: Count | null, view: View): Announcement => {
  if (table.setup?.mode === 'watch' || table.between === 'handover') return SILENCE
  return counting ? { said: COUNT.said(counting), asked: '' } : announcement(now, view)
}

/** The table: the board, and beside it the card, the Initiative Track, the decision and the log. */
export function TableScreen({ onLeave }: { onLeave: () => void }) {
  const table = useTable((state) => state)
  const now = present(table)
  return now && <Seated table={table} now={now} onLeave={onLeave} />
}

function Seated({ table, now, onLeave }: { table: Table; now: Moment; onLeave: () => void }) {
  const { at, line } = table
  const [gesture, set] = useGesture(at)
  const [sheet, setSheet] = useState<Laid>(null)
  const view = useMemo(() => viewOf(now.game), [now])
  const plan = useMemo(() => planOf(turnSteps(table)), [table])
  const { looking } = gesture
  const changed = useMemo(
    () =>
      changedSpaces(factsOf(looking === null ? whileAway(table) : (line[looking]?.steps ?? []))),
    [table, line, looking],
  )
  const past = useMemo(() => line.slice(0, at + 1), [line, at])
  useKeys()
  const shown = useShown(table, now, gesture.looking)
  const { counting } = shown
  const watched = table.setup?.mode === 'watch'
  const { bar, page, edited, compared } = useOpened()
  const over = outcome(now.game) !== null
  const beside = looking !== null || page || edited !== null
  const asks = isAsked(now) && !counting && !beside && !watched && !table.follows
  const happened = useMemo(() => happenedAt(line, at), [line, at])
  const shownNow = useMemo(() => shownSince(now.steps), [now])
  const onSpace = (space: SpaceId, content: Content | null) => {
    if (edited) openHistory({ edited: { ...edited, space } })
    if (!asks) return
    const press = pressAt(view, gesture, space, content)
    if ('answer' in press) table.answer(press.answer)
    else set(press.part)
  }
  const onLook = useCallback(
    (moment: number | null) => set({ looking: moment === at ? null : moment }),
    [set, at],
  )
  const onTry = (option: Option | null) => set({ tried: option === null ? null : { option } })
  const onHover = (space: SpaceId | null) => asks && set({ tried: triedAt(view, gesture, space) })
  return (
    <main className="table">
      <BoardPart
        board={edited?.board ?? shown.board}
        game={asks ? now.game : null}
        view={view}
        tried={gesture.tried}
        picked={gesture.picked}
        happened={counting ? null : happened}
        shown={looking === null && !counting ? shownNow : []}
        open={edited && EVERY}
        lit={edited ? new Set([edited.space]) : gesture.lit}
        chosen={
          watched || counting || looking !== null || edited
            ? []
            : plan.spaces.map(({ space }) => space)
        }
        changed={watched && looking === null ? changedSpaces(factsOf(now.steps)) : changed}
        onSpace={onSpace}
        onHover={onHover}
      />
      <div className="right" data-sheet={sheet ?? undefined}>
        <TopBar table={table} board={shown.board} onLeave={onLeave} />
        <ExploringBanner table={table} />
        <Above shown={shown} over={over}>
          <Card
            board={shown.board}
            game={asks ? now.game : null}
            brief={asks && isEventAsked(now)}
          />
          <Initiative
            board={shown.board}
            view={asks ? view : null}
            onChoose={table.answer}
            onTry={onTry}
          />
        </Above>
        {table.setup && isFirstGame(table.setup) && <HintCard table={table} />}
        <Picking value={{ picked: gesture.picked, pick: (picked) => set({ picked }) }}>
          <Right {...{ table, now, counting, onLeave, gesture, set, plan, view, onTry }} />
        </Picking>
        {(bar || over) && !counting && !edited && (
          <HistoryBar table={table} looking={looking} onLook={onLook} />
        )}
        {!counting && (
          <Log
            line={past}
            takenBack={table.takenBack}
            looking={looking}
            onLook={onLook}
            large={sheet === 'log'}
            onSize={() => setSheet(sheet === 'log' ? null : 'log')}
          />
        )}
        <Sheets laid={sheet} onLay={setSheet} />
      </div>
      {table.error && (
        <p className="error" role="alert">
          {MISTAKE_TEXT[table.error.mistake]}{' '}
          <button type="button" onClick={table.dismissError}>
            {DECISION.dismiss}
          </button>
        </p>
      )}
      <Announcer at={at} {...heardOf(table, now, counting, view)} />
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
