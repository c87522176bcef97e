import { memo, type ReactNode } from 'react'

/** A part of a board now, and the same with the answer that is tried. */
interface NowAndThen<Part> {
  readonly board: Part
  readonly after: Part
}

/** For the boards of one game: what is drawn from some of their parts, and only when one of these has changed. */
export const drawnOf =
  <Board extends object>() =>
  <Name extends keyof Board>(
    parts: readonly Name[],
    draw: (props: NowAndThen<Pick<Board, Name>>) => ReactNode,
  ) => {
    const textOf = ({ board, after }: NowAndThen<Pick<Board, Name>>) =>
      JSON.stringify(parts.map((part) => [board[part], after[part]]))
    return memo(draw, (before, now) => textOf(before) === textOf(now))
  }
