import { useMemo, useState } from 'react'
import { record } from '../../games/index'
import type { Branch } from '../../store/index'
import { LuckPanel } from '../luck/luck'

interface Props extends Pick<Branch, 'line' | 'at'> {
  readonly title: string
  /** The answer after which it begins. */
  readonly since?: number
}

/** What chance gave up to a moment of a line, reckoned only when it is asked for. */
export function LuckOf({ title, line, at, since = 0 }: Props) {
  const [open, setOpen] = useState(false)
  const moment = line[at]
  const game = useMemo(() => (open && moment ? record(moment.game) : null), [open, moment])
  return (
    <details className="luck-of" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {game && <LuckPanel record={game} since={since} title={title} />}
    </details>
  )
}
