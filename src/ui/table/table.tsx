import { useEffect, useMemo } from 'react'
import { outcome, question, type Fact, type SpaceId } from '../../rules/index'
import { isAsked, present, turnSteps, whileAway } from '../../store/index'
import type { Between, Moment, Step, Table } from '../../store/index'
import { planOf } from '../decision/plan'
import { legalSpaces, pressed, viewOf } from '../decision/view'
import { Log } from '../log/log'
import { COUNT } from '../text/propaganda'
import { DECISION, MISTAKE_TEXT } from '../text/words'
import { useTable } from '../use-table'
import { Above } from './above'
import { Announcer, announcement } from './announcer'
import { BoardPart } from './board'
import { Card } from './card'
import { changedSpaces } from './changes'
import { focusedSpace, useGesture } from './gesture'
import { Handover } from './handover'
import { Initiative } from './initiative'
import { useKeys } from './keys'
import { Right } from './right'
import { useShown } from './shown'
import { TopBar } from './top-bar'

/** After an answer its button is gone: the focus goes on to the next question. */
const useFocusOnPrompt = (at: number, between: Between): void => {
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (lost) document.querySelector<HTMLElement>('.prompt')?.focus({ preventScroll: true })
  }, [at, between])
}

const factsOf = (steps: readonly Step[]): readonly Fact[] => steps.flatMap(({ facts }) => facts)

/** The table: the board, and beside it the card, the Initiative Track, the decision and the log. */
export function TableScreen({ onLeave }: { onLeave: () => void }) {
  const table = useTable((state) => state)
  const now = present(table)
  return now && <Seated table={table} now={now} onLeave={onLeave} />
}

function Seated({ table, now, onLeave }: { table: Table; now: Moment; onLeave: () => void }) {
  const { at, line } = table
  const [gesture, set] = useGesture(at)
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
  useFocusOnPrompt(at, table.between)
  const shown = useShown(table, now, gesture.looking)
  const { counting } = shown
  const watched = table.setup?.mode === 'watch'
  const asks = isAsked(now) && !counting && gesture.looking === null && !watched
  const onSpace = (space: SpaceId) => {
    if (!asks) return
    const answer = pressed(view, space)
    const legal = legalSpaces(view).has(space)
    if (answer) table.answer(answer)
    else if (legal) set({ only: gesture.only === space ? null : space })
    else set({ tried: { space, legal } })
  }
  const onHover = (space: SpaceId | null) => {
    if (!asks) return
    const option = space && pressed(view, space)
    const legal = space !== null && legalSpaces(view).has(space)
    set({ tried: option ? { option } : space ? { space, legal } : null })
  }
  return (
    <main className="table">
      <BoardPart
        board={shown.board}
        view={asks ? view : null}
        focused={asks ? focusedSpace(gesture.tried) : null}
        lit={gesture.lit}
        chosen={watched || counting ? [] : plan.spaces.map(({ space }) => space)}
        changed={watched && looking === null ? changedSpaces(factsOf(now.steps)) : changed}
        onSpace={onSpace}
        onHover={onHover}
      />
      <div className="right">
        <TopBar table={table} board={shown.board} onLeave={onLeave} />
        <Above shown={shown} over={outcome(now.game) !== null}>
          <Card board={shown.board} brief={asks && question(now.game)?.ask === 'turn.event'} />
          <Initiative board={shown.board} />
        </Above>
        <Right {...{ table, now, counting, onLeave, gesture, set, plan, view }} />
        {!counting && (
          <Log
            line={past}
            takenBack={table.takenBack}
            looking={gesture.looking}
            onLook={(looking) => set({ looking: looking === at ? null : looking })}
          />
        )}
      </div>
      {table.error && (
        <p className="error" role="alert">
          {MISTAKE_TEXT[table.error.mistake]}{' '}
          <button type="button" onClick={table.dismissError}>
            {DECISION.dismiss}
          </button>
        </p>
      )}
      <Announcer text={watched ? '' : counting ? COUNT.said(counting) : announcement(now)} />
      {table.between === 'handover' && <Handover key={at} table={table} now={now} />}
    </main>
  )
}
