import { textWidth } from '../kit/text-width'
import { useScreen } from '../screen/use-screen'

/** Chits that lie together, and what their pile is called. */
export interface ChitGroup {
  readonly pile: string
  readonly name: string
  readonly chits: readonly (number | string)[]
}

interface FigureProps {
  readonly chit: number | string
  readonly x: number
  readonly size: number
}

/** A chit with its number, or with its sign. */
export function ChitFigure({ chit, x, size }: FigureProps) {
  const { ChitSign } = useScreen().map
  return (
    <g data-what={chit} transform={`translate(${x} 7)`}>
      <rect width={size} height={size} rx={size * 0.16} />
      {typeof chit === 'number' ? (
        <text className="number" x={size / 2} y={size * 0.81} fontSize={size * 0.92}>
          {chit}
        </text>
      ) : (
        <g
          className="sign"
          transform={`translate(${size * 0.12} ${size * 0.12}) scale(${(size * 0.76) / 24})`}
        >
          <ChitSign chit={chit} />
        </g>
      )}
    </g>
  )
}

/** The names of piles, as a small sheet prints them: on a large one they are smaller. */
const NAME = { size: 18.5 }

/** The width of a group: its chits or its name, whichever is longer. */
const widthOf = ({ name, chits }: ChitGroup, step: number): number =>
  Math.max(chits.length * step, textWidth(name, NAME) + 3)

interface ChitsProps {
  readonly groups: readonly ChitGroup[]
  readonly y: number
  readonly size: number
  readonly gap: number
}

/** The piles of chits side by side: pool, held, used, and what is drawn or in play. */
export function Chits({ groups, y, size, gap }: ChitsProps) {
  const step = size + 2.6
  const widths = groups.map((group) => widthOf(group, step) + gap)
  return groups.map((group, i) => (
    <g
      key={group.pile}
      className={`chits ${group.pile}`}
      transform={`translate(${18 + widths.slice(0, i).reduce((sum, width) => sum + width, 0)} ${y})`}
    >
      {i > 0 && <path className="between" d={`M${-gap / 2} -9V${size + 7}`} />}
      <text className="soft">{group.name}</text>
      {group.chits.map((chit, j) => (
        <ChitFigure key={j} chit={chit} x={j * step} size={size} />
      ))}
    </g>
  ))
}
