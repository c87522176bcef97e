import { Chart, type ChartProps } from './chart'
import type { ChartData, Value } from './chart-data'
import type { Place } from './place'

interface Dot extends Value {
  readonly column: number
}

/** The stretches of a line between which nothing is known. */
const stretches = ({ columns }: ChartData, series: number): readonly (readonly Dot[])[] => {
  const all: Dot[][] = [[]]
  columns.forEach(({ values }, column) => {
    const value = values[series]
    if (value) all.at(-1)?.push({ ...value, column })
    else all.push([])
  })
  return all.filter(({ length }) => length > 0)
}

const through = (dots: readonly Dot[], { x, y }: Place, of: (dot: Dot) => number): string =>
  dots.map((dot) => `${x(dot.column)} ${y(of(dot))}`).join('L')

/** Between what the values are likely to lie, as an area. */
const bandOf = (dots: readonly Dot[], place: Place): string =>
  `M${through(dots, place, ({ at, low }) => low ?? at)}L${through([...dots].reverse(), place, ({ at, high }) => high ?? at)}Z`

function Line({ dots, place }: { dots: readonly Dot[]; place: Place }) {
  const [first] = dots
  if (dots.length === 1 && first)
    return <circle cx={place.x(first.column)} cy={place.y(first.at)} r="3" />
  const hasBand = dots.some(({ low }) => low !== undefined)
  return (
    <>
      {hasBand && <path className="band" d={bandOf(dots, place)} />}
      <path className="line" d={`M${through(dots, place, ({ at }) => at)}`} />
    </>
  )
}

/** Values along columns as lines, each with the band in which it is likely to lie. */
export function LineChart(props: ChartProps) {
  const { data } = props
  return (
    <Chart {...props} isBars={false}>
      {(place) =>
        data.series.map(({ name, tone }, i) => (
          <g key={name} data-series={i} style={{ color: tone }}>
            {stretches(data, i).map((dots) => (
              <Line key={dots[0]?.column} {...{ dots, place }} />
            ))}
          </g>
        ))
      }
    </Chart>
  )
}
