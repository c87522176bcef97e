import type { ReactNode } from 'react'
import type { Board } from '../../games/index'
import type { Count } from './count'
import { RoundHead } from './head'
import type { Round } from './round'
import { Tale } from './tale'

interface Props {
  readonly round: Round
  readonly board: Board
  /** The sum of the first phase while it is read: it tells all by itself. */
  readonly counting: Count | null
  readonly children: ReactNode
}

/** A Propaganda Round: its card, its phases, and what the present one has come to. */
export function RoundSection({ round, board, counting, children }: Props) {
  return (
    <section className="round">
      <RoundHead round={round} board={board} />
      {!counting && <Tale round={round}>{children}</Tale>}
    </section>
  )
}
