import { memo, type ReactNode } from 'react'
import type { Board } from '../../index'

/** A part of a board now, and the same with the answer that is tried. */
export interface NowAndThen<Part extends keyof Board> {
  readonly board: Pick<Board, Part>
  readonly after: Pick<Board, Part>
}

/** What is drawn from some parts of a board, and only when one of them has changed. */
export const drawnFrom = <Part extends keyof Board>(
  parts: readonly Part[],
  draw: (props: NowAndThen<Part>) => ReactNode,
) => {
  const textOf = ({ board, after }: NowAndThen<Part>) =>
    JSON.stringify(parts.map((part) => [board[part], after[part]]))
  return memo(draw, (before, now) => textOf(before) === textOf(now))
}
