import { sameOption, type Option } from '../../rules/index'
import { COLUMN } from '../text/column'
import { useTable } from '../use-table'
import { suggestedAnswer } from './suggested-answer'

/** What is suggested should be seen, however long the list is. */
const show = (badge: HTMLElement | null): void =>
  badge?.closest('button')?.scrollIntoView({ block: 'nearest' })

/** A word on the button of the answer that the first game suggests. */
export function Suggested({ among }: { among: readonly Option[] }) {
  const suggested = useTable(suggestedAnswer)
  if (suggested === null || !among.some((one) => sameOption(one, suggested))) return null
  return (
    <span ref={show} className="suggested">
      {COLUMN.suggested}
    </span>
  )
}
