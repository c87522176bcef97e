import { useStore } from 'zustand'
import { outcome, type Option, type SpaceId } from '../../rules/index'
import type { Moment, Table } from '../../store/index'
import { Decision } from '../decision/decision'
import type { Plan } from '../decision/plan'
import type { View } from '../decision/view'
import { opened } from '../history/opened'
import { later } from '../later'
import type { Count } from '../propaganda/count'
import { Counting } from '../propaganda/counting'
import type { Gesture } from './gesture'
import { Watch } from './watch'

const End = later(async () => (await import('../end/end')).End)
const EditPart = later(async () => (await import('../history/edit-part')).EditPart)
const HistoryPage = later(async () => (await import('../history/history-page')).HistoryPage)

interface Props {
  readonly table: Table
  readonly now: Moment
  readonly counting: Count | null
  readonly onLeave: () => void
  readonly gesture: Gesture
  readonly set: (part: Partial<Gesture>) => void
  readonly plan: Plan
  readonly view: View
  readonly onTry: (option: Option | null) => void
}

/** What stands where the decision is: it, or what takes its place. */
export function Right(props: Props) {
  const { table, now, counting, onLeave, gesture, set, plan, view, onTry } = props
  const result = outcome(now.game)
  const { page, edited } = useStore(opened)
  const light = (lit: ReadonlySet<SpaceId>) => set({ lit })
  if (edited) return <EditPart table={table} edited={edited} />
  if (page || (gesture.looking !== null && !result))
    return (
      <HistoryPage
        table={table}
        looking={gesture.looking}
        onLight={light}
        onBack={() => set({ looking: null })}
      />
    )
  if (result && !counting)
    return (
      <End
        now={now}
        line={table.line}
        outcome={result}
        looking={gesture.looking}
        onLook={(looking) => set({ looking })}
        onAgain={onLeave}
      />
    )
  if (counting) return <Counting table={table} now={now} count={counting} onLight={light} />
  if (table.follows) return null
  if (table.setup?.mode === 'watch') return <Watch table={table} now={now} onLight={light} />
  return (
    <Decision
      table={table}
      now={now}
      plan={plan}
      view={view}
      tried={gesture.tried}
      only={gesture.only}
      onTry={onTry}
      onShowAll={() => set({ only: null })}
    />
  )
}
