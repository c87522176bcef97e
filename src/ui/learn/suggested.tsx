import { useShallow } from 'zustand/react/shallow'
import { sameOption } from '../../games/index'
import type { Stroke } from '../../store/index'
import { COLUMN } from '../text/column'
import { useTable } from '../use-table'
import { suggestedStroke } from './suggested-stroke'

/** What is suggested should be seen, however long the list is. */
const show = (badge: HTMLElement | null): void =>
  badge?.closest('button')?.scrollIntoView({ block: 'nearest' })

const same = (one: Stroke, other: Stroke): boolean =>
  one.length === other.length && one.every((option, i) => sameOption(option, other[i]))

/** A word on the button that gives what the first game suggests. */
export function Suggested({ among }: { among: readonly Stroke[] }) {
  const suggested = useTable(useShallow(suggestedStroke))
  if (suggested === null || !among.some((one) => same(one, suggested))) return null
  return (
    <span ref={show} className="suggested">
      {COLUMN.suggested}
    </span>
  )
}
