import { useState } from 'react'
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
  const game = line[at]?.game
  return (
    <details className="luck-of" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && game && <LuckPanel game={game} since={since} title={title} />}
    </details>
  )
}
