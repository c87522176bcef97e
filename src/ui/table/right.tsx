import { outcome, type Option } from '../../rules/index'
import type { Moment, Table } from '../../store/index'
import { Decision } from '../decision/decision'
import type { Plan } from '../decision/plan'
import type { View } from '../decision/view'
import type { Gesture } from './gesture'
import { Looking } from './looking'
import { Result } from './result'
import { Watch } from './watch'

interface Shown {
  readonly gesture: Gesture
  readonly set: (part: Partial<Gesture>) => void
  readonly plan: Plan
  readonly view: View
}

/** What stands where the decision is: it, or what takes its place. */
export function Right(props: { table: Table; now: Moment; onLeave: () => void } & Shown) {
  const { table, now, onLeave, gesture, set, plan, view } = props
  const result = outcome(now.game)
  if (gesture.looking !== null) return <Looking onBack={() => set({ looking: null })} />
  if (result) return <Result now={now} line={table.line} outcome={result} onAgain={onLeave} />
  if (table.follows) return null
  if (table.setup?.mode === 'watch') return <Watch table={table} now={now} />
  return (
    <Decision
      table={table}
      now={now}
      plan={plan}
      view={view}
      tried={gesture.tried}
      only={gesture.only}
      onTry={(option: Option) => set({ tried: { option } })}
      onShowAll={() => set({ only: null })}
    />
  )
}
