import type { Block, Placed } from './blocks'
import type { Point, Arrangement } from './view'
import { Figure } from './pieces'
import { Print } from './print'

/** Pieces, each where the rule has put it. */
export function Pieces({ placed }: { placed: readonly Placed[] }) {
  return placed.map(({ content, x, y, size, number, tight }) => (
    <Figure key={content} {...{ content, x, y, size, number, tight }} />
  ))
}

/** The numbered pin of a chosen space. */
export function Pin(props: { at: Point; number: number; view: Arrangement }) {
  const {
    at: [x, y],
    number,
    view,
  } = props
  return (
    <g className="pin" transform={`translate(${x} ${y}) scale(${view.print})`}>
      <path d="M0 23L-8 10H8Z" />
      <circle r="14" />
      <Print y="6.6" fontSize="19" words={number.toString()} />
    </g>
  )
}

/** An ochre corner: something changed here. */
export function Corner({ at: [x, y] }: { at: Point }) {
  return <path className="corner" d={`M${x} ${y}v14l-14 -14z`} />
}

/** Where the corner of a block is. */
export const cornerOf = ({ width, height }: Block, [x, y]: Point): Point => [
  x + Math.max(width, 16) / 2 + 3,
  y - Math.max(height, 16) / 2 - 3,
]
