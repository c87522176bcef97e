import { useEffect, useMemo } from 'react'
import { board, question, type Fact, type SpaceId } from '../../rules/index'
import { isAsked, present, turnSteps, whileAway } from '../../store/index'
import type { Moment, Step, Table } from '../../store/index'
import { planOf } from '../decision/plan'
import { legalSpaces, pressed, viewOf } from '../decision/view'
import { Log } from '../log/log'
import { DECISION, MISTAKE_TEXT } from '../text/words'
import { useTable } from '../use-table'
import { Announcer, announcement } from './announcer'
import { BoardPart } from './board'
import { Card } from './card'
import { changedSpaces } from './changes'
import { focusedSpace, useGesture } from './gesture'
import { Handover } from './handover'
import { Initiative } from './initiative'
import { useKeys } from './keys'
import { Right } from './right'
import { TopBar } from './top-bar'

/** After an answer its button is gone: the focus goes on to the next question. */
const useFocusOnPrompt = (at: number): void => {
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (lost) document.querySelector<HTMLElement>('.prompt')?.focus({ preventScroll: true })
  }, [at])
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
  const changed = useMemo(() => changedSpaces(factsOf(whileAway(table))), [table])
  const past = useMemo(() => line.slice(0, at + 1), [line, at])
  useKeys()
  useFocusOnPrompt(at)
  const shown = board((line[gesture.looking ?? at] ?? now).game)
  const watched = table.setup?.mode === 'watch'
  const asks = isAsked(now) && gesture.looking === null && !watched && !table.follows
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
        board={shown}
        view={asks ? view : null}
        focused={asks ? focusedSpace(gesture.tried) : null}
        chosen={watched ? [] : plan.spaces.map(({ space }) => space)}
        changed={watched ? changedSpaces(factsOf(now.steps)) : changed}
        onSpace={onSpace}
        onHover={onHover}
      />
      <div className="right">
        <TopBar table={table} board={shown} onLeave={onLeave} />
        <Card board={shown} brief={asks && question(now.game)?.ask === 'turn.event'} />
        <Initiative board={shown} />
        <Right {...{ table, now, onLeave, gesture, set, plan, view }} />
        <Log
          line={past}
          takenBack={table.takenBack}
          looking={gesture.looking}
          onLook={(looking) => set({ looking: looking === at ? null : looking })}
        />
      </div>
      {table.error && (
        <p className="error" role="alert">
          {MISTAKE_TEXT[table.error.mistake]}{' '}
          <button type="button" onClick={table.dismissError}>
            {DECISION.dismiss}
          </button>
        </p>
      )}
      <Announcer text={watched ? '' : announcement(now)} />
      {table.handover && !table.follows && <Handover key={at} table={table} now={now} />}
    </main>
  )
}
