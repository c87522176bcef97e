import type { ReactNode } from 'react'
import { RoundSection } from '../propaganda/late'
import { InEffect } from './card'
import type { Shown } from './shown'

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
    <RoundSection {...{ round, board, counting }}>
      {board.capabilities.length > 0 && <InEffect capabilities={board.capabilities} />}
    </RoundSection>
  )
}
