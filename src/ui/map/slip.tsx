import type { Board } from '../../games/index'
import { useScreen } from '../screen/use-screen'
import type { Trial } from './trial'

const LINE = 22
const LETTER = 7.3
const PAD = 13
/** How wide it may be in Transjordan: farther to the west lie Districts with their pieces. */
const FITS = 168

/** In Transjordan while nobody stands there and it reaches into no District, else on the open sea. */
const CORNER = {
  transjordan: { x: 1218, y: 500, from: 'right' },
  sea: { x: 350, y: 424, from: 'left' },
} as const

/** What a tried answer would do, in numbers: before, change, after. */
export function PreviewSlip({ board, trial }: { board: Board; trial: Trial }) {
  const { map } = useScreen()
  const { title, lines, outlook } = trial
  const longest = Math.max(title.length * 1.22, ...[...lines, outlook ?? ''].map((s) => s.length))
  const width = longest * LETTER + 2 * PAD
  const fits = map.isOutOfPlay(board, 'transjordan') && width <= FITS
  const { x, y, from } = CORNER[fits ? 'transjordan' : 'sea']
  const height = (lines.length + (outlook === null ? 0 : 1)) * LINE + 42
  return (
    <g
      className="preview-slip"
      aria-hidden="true"
      transform={`translate(${from === 'right' ? x - width : x} ${y})`}
    >
      <rect width={width} height={height} rx="3" />
      <text className="slip-title" x={PAD} y="26">
        {title}
      </text>
      {lines.map((line, i) => (
        <text key={line} x={PAD} y={50 + i * LINE}>
          {line}
        </text>
      ))}
      {outlook !== null && (
        <text className="outlook" x={PAD} y={50 + lines.length * LINE}>
          {outlook}
        </text>
      )}
    </g>
  )
}
