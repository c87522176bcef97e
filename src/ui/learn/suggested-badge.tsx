import { useShallow } from 'zustand/react/shallow'
import { sameOption } from '../../games/index'
import { numberIn, numbersOf, type Lane, type Numbers, type Stroke } from '../../insight/index'
import { COLUMN } from '../words/en/column'
import { present } from '../../store/index'
import { useTable } from '../kit/use-table'
import { suggestedStroke } from './suggested-stroke'

/** What is suggested should be seen, however long the list is. */
const show = (badge: HTMLElement | null): void =>
  badge?.closest('button')?.scrollIntoView({ block: 'nearest' })

const same = (one: Stroke, other: Stroke): boolean =>
  one.length === other.length && one.every((option, i) => sameOption(option, other[i]))

function Badge() {
  return (
    <span ref={show} className="suggested">
      {COLUMN.suggested}
    </span>
  )
}

const useSuggested = () => useTable(useShallow(suggestedStroke))

/** A word on the button that gives what the first game suggests. */
export function SuggestedStroke({ among }: { among: readonly Stroke[] }) {
  const suggested = useSuggested()
  return suggested !== null && among.some((one) => same(one, suggested)) ? <Badge /> : null
}

/** The same where pieces are to be moved, as long as they are not. */
export function SuggestedLane({ lanes, numbers }: { lanes: readonly Lane[]; numbers: Numbers }) {
  const suggested = useSuggested()
  const now = useTable(present)
  const wanted = now && suggested ? numbersOf(now.game, suggested) : {}
  const isWanted = lanes.some((lane) => numberIn(wanted, lane) > numberIn(numbers, lane))
  return isWanted ? <Badge /> : null
}
