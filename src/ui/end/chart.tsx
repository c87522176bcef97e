import { MAX_POLITICAL_WILL } from '../../coin/board'
import { useScreen } from '../screen/use-screen'
import { END } from '../words/en/end'
import type { Point } from './course'

const WIDTH = 360
const HEIGHT = 176
const LEFT = 26
const RIGHT = 10
const TOP = 14
const FOOT = 34

const LEVELS = [0, 5, 10, 15, MAX_POLITICAL_WILL]

/** Where a card stands, of so many. */
const place = (number: number, cards: number): number =>
  LEFT + ((WIDTH - LEFT - RIGHT) * number) / cards
const y = (will: number): number => TOP + (HEIGHT - TOP - FOOT) * (1 - will / MAX_POLITICAL_WILL)

interface Level {
  readonly number: number
  readonly value: number
}

/** A line that keeps its height until the next card is over. */
const stepped = (levels: readonly Level[], cards: number): string =>
  levels
    .map(({ number, value }, i) =>
      i === 0 ? `M${place(number, cards)} ${y(value)}` : `H${place(number, cards)}V${y(value)}`,
    )
    .join('')

const forecasts = (points: readonly Point[]): readonly Level[] =>
  points.flatMap(({ number, forecast }) => (forecast === null ? [] : [{ number, value: forecast }]))

/** Where a card stands in this game. */
const useCards = () => {
  const { cards } = useScreen().calendar
  return { cards, x: (number: number) => place(number, cards) }
}

function Axes() {
  const { campaigns } = useScreen().calendar
  const { cards, x } = useCards()
  return (
    <g>
      {LEVELS.map((will) => (
        <g key={will}>
          <path d={`M${LEFT} ${y(will)}H${WIDTH - RIGHT}`} />
          <text className="level" x={LEFT - 6} y={y(will) + 4}>
            {will}
          </text>
        </g>
      ))}
      {Array.from({ length: campaigns }, (_, i) => ((i + 1) * cards) / campaigns).map((number) => (
        <text key={number} x={x(number)} y={HEIGHT - FOOT + 15}>
          {number}
        </text>
      ))}
      <text x={x(cards / 2)} y={HEIGHT - 4}>
        {END.cards(cards)}
      </text>
    </g>
  )
}

/** A number beside the line, where neither it nor the forecast is likely to run. */
function Value({ point: { number, will, counted } }: { point: Point }) {
  const { cards, x } = useCards()
  const atEnd = number > cards - 2
  // Above the highest values the picture ends.
  const below = !counted || will > 18 || (atEnd && will > 3)
  return (
    <text
      className={atEnd ? 'value at-end' : 'value'}
      x={x(number) + (atEnd ? -8 : 8)}
      y={y(will) + (below ? 17 : -7)}
    >
      {will}
    </text>
  )
}

/** Where it was counted: a line across, a mark, and what was left. */
function Counts({ points }: { points: readonly Point[] }) {
  const { x } = useCards()
  return points.map((point) => (
    <g key={point.number} className="counts">
      {point.counted && (
        <>
          <path d={`M${x(point.number)} ${TOP}V${HEIGHT - FOOT}`} />
          <rect x={x(point.number) - 4.5} y={y(point.will) - 4.5} width="9" height="9" />
        </>
      )}
      <Value point={point} />
    </g>
  ))
}

/** Political Will and its forecast over the cards, as two stepped lines. */
export function Chart({ points }: { points: readonly Point[] }) {
  const { cards } = useCards()
  const [first] = points
  const will = points.map(({ number, will: value }) => ({ number, value }))
  const told = points.filter(({ counted, number }) => counted || number === first?.number)
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={END.courseOf(told.map((one) => one.will))}
    >
      <Axes />
      <path className="forecast" d={stepped(forecasts(points), cards)} />
      <path className="will" d={stepped(will, cards)} />
      <Counts points={told} />
    </svg>
  )
}
