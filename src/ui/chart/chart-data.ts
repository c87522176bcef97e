import { CHART } from '../words/en/chart'

/** A value, and between what it is likely to lie; where there is nothing to tell, null. */
export interface Value {
  readonly at: number
  readonly low?: number
  readonly high?: number
}

/** What a chart tells of each of its columns: one line, or one bar in each. */
export interface Series {
  readonly name: string
  /** A colour that the page knows; without it, that of the text. */
  readonly tone?: string
}

/** One place along a chart: a card, a round, an answer. */
export interface Column {
  readonly name: string
  /** One for each series. */
  readonly values: readonly (Value | null)[]
  /** What stands below it, where its name is too long or need not be said; empty for nothing. */
  readonly tick?: string
}

/** All that a chart shows, whichever way it is drawn; its table says the same. */
export interface ChartData {
  readonly name: string
  /** What the columns are: the heading of their names in the table. */
  readonly along: string
  readonly series: readonly Series[]
  readonly columns: readonly Column[]
  /** From where to where its height goes, where a line is drawn across, and how a value is told. */
  readonly from: number
  readonly to: number
  readonly levels: readonly number[]
  readonly tell: (value: number) => string
  /** What stands beside a level, where that is shorter. */
  readonly level?: (value: number) => string
  /** What is not among the series, and why. */
  readonly leftOut?: readonly string[]
}

export const valueText = (value: Value | null | undefined, tell: ChartData['tell']): string => {
  if (!value) return CHART.none
  const { at, low, high } = value
  return low === undefined || high === undefined
    ? tell(at)
    : CHART.within(tell(at), tell(low), tell(high))
}

/** A column in words. */
export const columnText = ({ series, tell }: ChartData, { name, values }: Column): string =>
  CHART.at(
    name,
    series.map((one, i) =>
      series.length === 1
        ? valueText(values[i], tell)
        : CHART.of(one.name, valueText(values[i], tell)),
    ),
  )
