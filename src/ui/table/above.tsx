import type { ReactNode } from 'react'
import { RoundHead } from '../propaganda/head'
import { Tale } from '../propaganda/tale'
import type { Shown } from './shown'

/** What stands above the decision: the card and its track, or the Propaganda Round. */
export function Above({ shown, children }: { shown: Shown; children: ReactNode }) {
  const { board, counting, round } = shown
  if (round === null) return board.phase === 'over' ? null : children
  return (
    <section className="round">
      <RoundHead round={round} board={board} />
      {!counting && <Tale step={round.shown} />}
    </section>
  )
}
