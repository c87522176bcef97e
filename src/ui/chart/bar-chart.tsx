import { Chart, type ChartProps } from './chart'
import type { Value } from './chart-data'
import type { Place } from './place'

/** Which part of its column the bars take. */
const FULL = 0.8

interface BarProps {
  readonly value: Value
  readonly x: number
  readonly wide: number
  readonly ground: number
  readonly place: Place
}

/** A bar from the ground to its value, and a whisker over what is likely. */
function Bar({ value: { at, low, high }, x, wide, ground, place: { y } }: BarProps) {
  const [top, foot] = [Math.min(y(at), y(ground)), Math.max(y(at), y(ground))]
  const middle = x + wide / 2
  return (
    <>
      <rect x={x} y={top} width={wide} height={Math.max(0.5, foot - top)} />
      {low !== undefined && high !== undefined && (
        <path
          className="whisker"
          d={`M${middle - 3} ${y(low)}h6M${middle - 3} ${y(high)}h6M${middle} ${y(low)}V${y(high)}`}
        />
      )}
    </>
  )
}

/** Values by columns as bars side by side, each with a whisker over where it is likely to lie. */
export function BarChart(props: ChartProps) {
  const { series, columns, from, to } = props.data
  const ground = Math.max(from, Math.min(to, 0))
  return (
    <Chart {...props} isBars>
      {(place) => {
        const wide = (FULL * place.step) / series.length
        return series.map(({ name, tone }, i) => (
          <g key={name} data-series={i} style={{ color: tone }}>
            {columns.map(({ values }, column) => {
              const value = values[i]
              const x = place.x(column) + wide * (i - series.length / 2)
              return value && <Bar key={column} {...{ value, x, wide, ground, place }} />
            })}
          </g>
        ))
      }}
    </Chart>
  )
}
