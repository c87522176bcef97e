import { memo } from 'react'
import type { Content } from '../../games/index'
import { useScreen } from '../screen/use-screen'
import { Print } from './print'

/** The symbols that `<use>` draws; once a document. */
export const PieceSymbols = memo(function PieceSymbols() {
  const { contents, kinds } = useScreen().map
  return contents.map((content) => (
    <symbol key={content} id={`piece-${content}`} viewBox="0 0 34 34" className="sheet-piece">
      {kinds[content].symbol}
    </symbol>
  ))
})

/** An edge below for two, two for three and more. */
const MOST_EDGES = 2
const NUMBER = 0.58
const LETTER = 0.5

interface FigureProps {
  readonly content: Content
  readonly x: number
  readonly y: number
  readonly size: number
  readonly number?: number
}

/** Pieces of one kind, or markers. */
export function Figure(props: FigureProps) {
  const { is } = useScreen().map.kinds[props.content]
  return is === 'broad' ? <Broad {...props} /> : <Stacked {...props} />
}

/** One figure, edges below it, the number on its face. */
function Stacked({ content, x, y, size, number = 1 }: FigureProps) {
  const unit = size / 34
  const { middle, letter } = useScreen().map.kinds[content]
  const [dx, dy] = middle
  const count = number > 1 ? number.toString() : ''
  const face = { x: x + dx * unit, y: y + dy * unit + size * 0.2 }
  const edges = Array.from({ length: Math.min(number - 1, MOST_EDGES) }, (_, i) => i + 1)
  return (
    <g className={`stack ${content}`} data-content={content}>
      {[...edges.reverse(), 0].map((edge) => (
        <use
          key={edge}
          href={`#piece-${content}`}
          x={x - size / 2}
          y={y - size / 2 + edge * 2.6 * unit}
          width={size}
          height={size}
        />
      ))}
      {number > 1 && <Print {...face} className="number" fontSize={size * NUMBER} words={count} />}
      {letter && (
        <Print {...face} className="letter" fontSize={size * LETTER} words={count + letter} />
      )}
    </g>
  )
}

/** Several are one broad counter with their number. */
function Broad({ content, x, y, size, number = 1 }: FigureProps) {
  const height = size * 0.855
  const width = number > 1 ? height * 1.62 : height
  const rail = height * 0.86
  return (
    <g className={`stack ${content}`} data-content={content}>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx="4" />
      <use
        href={`#piece-${content}`}
        x={number > 1 ? x - width / 2 + 1.5 : x - rail / 2}
        y={y - rail / 2}
        width={rail}
        height={rail}
      />
      {number > 1 && (
        <Print
          className="number"
          x={x + width * 0.28}
          y={y + height * 0.24}
          fontSize={height * 0.7}
          words={number.toString()}
        />
      )}
    </g>
  )
}
