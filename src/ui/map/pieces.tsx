import { memo } from 'react'
import { entryOf } from '../../coin/entry-of'
import type { Kind } from '../screen/on-map'
import { useScreen } from '../screen/use-screen'
import { Print } from './print'

/** The symbols that `<use>` draws; once a document. */
export const PieceSymbols = memo(function PieceSymbols() {
  const { contents, kinds } = useScreen().map
  return contents.map((content) => (
    <symbol key={content} id={`piece-${content}`} viewBox="0 0 34 34" className="sheet-piece">
      {entryOf(kinds, content).symbol}
    </symbol>
  ))
})

/** An edge below for two, two for three and more. */
const MOST_EDGES = 2
const NUMBER = 0.58
const LETTER = 0.5

interface FigureProps {
  readonly content: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly number?: number
  /** Whether a broad counter has no more room than a single one. */
  readonly tight?: true | undefined
}

/** Pieces of one kind, or markers. */
export function Figure(props: FigureProps) {
  const kind = useScreen().map.kinds[props.content]
  if (!kind) return null
  return kind.is === 'broad' ? <Broad {...props} kind={kind} /> : <Stacked {...props} kind={kind} />
}

/** One figure, edges below it, the number on its face. */
function Stacked({ kind, content, x, y, size, number = 1 }: FigureProps & { kind: Kind }) {
  const unit = size / 34
  const { middle, letter } = kind
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

/** A counter that ends in points to its left and right. */
const pointed = (x: number, y: number, width: number, height: number): string => {
  const [half, high, point] = [width / 2, height / 2, height * 0.26]
  const corners = [
    [-half, 0],
    [-half + point, -high],
    [half - point, -high],
    [half, 0],
    [half - point, high],
    [-half + point, high],
  ] as const
  return corners.map(([dx, dy]) => `${x + dx},${y + dy}`).join(' ')
}

/** Several are one broad counter with their number. */
function Broad({ kind, content, x, y, size, number = 1, tight }: FigureProps & { kind: Kind }) {
  const height = size * 0.855
  const isWide = number > 1 && !tight
  const width = isWide ? height * 1.62 : height
  const rail = height * 0.86
  return (
    <g className={`stack ${content}`} data-content={content}>
      {kind.pointed ? (
        <polygon points={pointed(x, y, width, height)} />
      ) : (
        <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx="4" />
      )}
      {(number === 1 || isWide) && (
        <use
          href={`#piece-${content}`}
          x={isWide ? x - width / 2 + 1.5 : x - rail / 2}
          y={y - rail / 2}
          width={rail}
          height={rail}
        />
      )}
      {number > 1 && (
        <Print
          className="number"
          x={isWide ? x + width * 0.28 : x}
          y={y + height * (isWide ? 0.24 : 0.28)}
          fontSize={height * (isWide ? 0.7 : 0.8)}
          words={number.toString()}
        />
      )}
    </g>
  )
}
