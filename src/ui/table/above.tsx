import type { ReactNode } from 'react'
import { later } from '../kit/later'
import { InEffect } from './card'
import type { Shown } from './shown'

const RoundHead = later(() => import('../propaganda/head').then((part) => part.RoundHead))
const Tale = later(() => import('../propaganda/tale').then((part) => part.Tale))

interface Props {
  readonly shown: Shown
  /** Whether the game is over: then nothing stands above. */
  readonly over: boolean
  readonly children: ReactNode
}

/** What stands above the decision: the card and its track, or the Propaganda Round. */
export function Above({ shown, over, children }: Props) {
  const { board, counting, round } = shown
  if (over && !counting) return null
  if (round === null) return children
  return (
    <section className="round">
      <RoundHead round={round} board={board} />
      {!counting && (
        <Tale round={round}>
          {board.capabilities.length > 0 && <InEffect capabilities={board.capabilities} />}
        </Tale>
      )}
    </section>
  )
}
