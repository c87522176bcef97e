import { memo, useMemo } from 'react'
import { board, type Faction } from '../../games/index'
import { curveOf } from '../../review/account'
import type { ChartData } from '../chart/chart-data'
import { LineChart } from '../chart/line-chart'
import { useScreen } from '../screen/use-screen'
import { REVIEW } from '../words/en/review'
import type { Reviewed } from './reviewed'

interface Props {
  readonly reviewed: Reviewed
  /** Whose chances are drawn. */
  readonly first: Faction
  readonly looking: number | null
  readonly onLook: (moment: number) => void
}

interface Point {
  readonly moment: number
  readonly value: number
  /** How many cards had been turned up. */
  readonly card: number
}

/** Cards between two that are named below the chart. */
const EVERY = 5

/** A point for each moment; where several fall on one, the last. */
const pointsOf = ({ line, analysis, momentOf }: Reviewed): readonly Point[] => {
  const points = new Map<number, Point>()
  for (const { at, value } of curveOf(analysis)) {
    const moment = momentOf({ of: 'decision', at })
    const then = line[moment]
    if (then) points.set(moment, { moment, value, card: board(then.game).played.length })
  }
  return [...points.values()]
}

const tickOf = ({ card }: Point, before: Point | undefined): string =>
  card % EVERY === 0 && card !== (before?.card ?? 0) ? card.toString() : ''

const useCurve = (reviewed: Reviewed, first: Faction) => {
  const { words } = useScreen()
  return useMemo(() => {
    const points = pointsOf(reviewed)
    const data: ChartData = {
      name: REVIEW.chances(first, words),
      along: REVIEW.along,
      series: [{ name: words.who(first), tone: `var(--${first}-text)` }],
      columns: points.map((point, i) => ({
        name: reviewed.placeOf(point.moment),
        values: [{ at: point.value }],
        tick: tickOf(point, points[i - 1]),
      })),
      ...{ from: 0, to: 1000, levels: [0, 250, 500, 750, 1000] },
      tell: (value) => REVIEW.whole(value),
    }
    return { points, data }
  }, [reviewed, first, words])
}

/** The chances over the whole game; each place of the curve leads to its position. */
export const Curve = memo(function Curve({ reviewed, first, looking, onLook }: Props) {
  const { points, data } = useCurve(reviewed, first)
  const cursor =
    looking === null ? null : points.filter(({ moment }) => moment <= looking).length - 1
  return (
    <section>
      <h3>{REVIEW.curve}</h3>
      <p className="note">{data.name}</p>
      <LineChart
        data={data}
        cursor={cursor}
        onCursor={(column) => {
          const point = points[column]
          if (point) onLook(point.moment)
        }}
      />
    </section>
  )
})
