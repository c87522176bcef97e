import { CAMPAIGNS, MAX_POLITICAL_WILL, PILE } from '../arab-revolt'
import { END } from '../../games/arab-revolt/words/en/end'
import type { Point } from './course'

const WIDTH = 360
const HEIGHT = 176
const LEFT = 26
const RIGHT = 10
const TOP = 14
const FOOT = 34

const LAST = CAMPAIGNS * PILE.size
const LEVELS = [0, 5, 10, 15, MAX_POLITICAL_WILL]

const x = (number: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * number) / LAST
const y = (will: number): number => TOP + (HEIGHT - TOP - FOOT) * (1 - will / MAX_POLITICAL_WILL)

interface Level {
  readonly number: number
  readonly value: number
}

/** A line that keeps its height until the next card is over. */
const stepped = (levels: readonly Level[]): string =>
  levels
    .map(({ number, value }, i) =>
      i === 0 ? `M${x(number)} ${y(value)}` : `H${x(number)}V${y(value)}`,
    )
    .join('')

const forecasts = (points: readonly Point[]): readonly Level[] =>
  points.flatMap(({ number, forecast }) => (forecast === null ? [] : [{ number, value: forecast }]))

function Axes() {
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
      {Array.from({ length: CAMPAIGNS }, (_, i) => (i + 1) * PILE.size).map((number) => (
        <text key={number} x={x(number)} y={HEIGHT - FOOT + 15}>
          {number}
        </text>
      ))}
      <text x={x(LAST / 2)} y={HEIGHT - 4}>
        {END.cards}
      </text>
    </g>
  )
}

/** A number beside the line, where neither it nor the forecast is likely to run. */
function Value({ point: { number, will, counted } }: { point: Point }) {
  const atEnd = number > LAST - 2
  const below = !counted || (atEnd && will > 3)
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
      <path className="forecast" d={stepped(forecasts(points))} />
      <path className="will" d={stepped(will)} />
      <Counts points={told} />
    </svg>
  )
}
