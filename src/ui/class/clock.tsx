import type { Run } from '../../classroom/run'
import { planOf } from '../../classroom/stops'
import type { Lesson } from '../../lessons/lesson'
import { CLASS } from '../words/en/class'

const MINUTE = 60_000

const inMinutes = (minutes: number): string => {
  const seconds = Math.floor(minutes * 60)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How the time that has gone stands to the plan. */
const standing = (spent: number, begins: number, ends: number): string => {
  if (spent > ends + 0.5) return CLASS.behind(Math.ceil(spent - ends))
  return spent < begins - 1 ? CLASS.ahead(Math.floor(begins - spent)) : CLASS.inTime
}

/** The time that has gone, and the plan. */
export function Clock({ lesson, run }: { readonly lesson: Lesson; readonly run: Run }) {
  const plan = planOf(lesson, run.minutes)
  const spent = run.spent / MINUTE
  const [begins = 0, ends = 0] = plan.slice(run.at, run.at + 2)
  return (
    <p className="clock">
      <b>{CLASS.clock(inMinutes(spent), inMinutes(begins))}</b>
      <span>{standing(spent, begins, ends)}</span>
    </p>
  )
}
