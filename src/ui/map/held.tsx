import { PIECES, type Board, type Piece, type SpaceId } from '../../games/index'
import { Outline } from './ghosts'
import { numbersOf } from './numbers'
import type { View } from './view'
import { standing } from './standing'

/** Pieces that have been taken up. */
export interface HeldPieces {
  readonly from: SpaceId
  readonly pieces: Readonly<Partial<Record<Piece, number>>>
}

/** A ring round what has been taken up, and how many of it. */
export function Held({ board, held, view }: { board: Board; held: HeldPieces; view: View }) {
  const { placed } = standing(held.from, numbersOf(board, held.from), view)
  return (
    <g className="held-pieces" aria-hidden="true">
      {PIECES.map((piece) => {
        const number = held.pieces[piece] ?? 0
        const stack = placed.find(({ content }) => content === piece)
        if (number === 0 || !stack) return null
        const { x, y, size } = stack
        return (
          <g key={piece}>
            <Outline of={piece} at={[x, y]} size={size * 1.18} />
            <circle className="many" cx={x + size * 0.44} cy={y - size * 0.48} r={size * 0.36} />
            <text x={x + size * 0.44} y={y - size * 0.28} fontSize={size * 0.58}>
              {number}
            </text>
          </g>
        )
      })}
    </g>
  )
}
