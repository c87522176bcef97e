import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { columnText, type ChartData } from './chart-data'
import { FOOT, LEFT, RIGHT, TALL, TOP, WIDE, columnAt, placeOf, type Place } from './place'
import { Twin } from './twin'

/** What may be done with any chart. */
export interface ChartProps {
  readonly data: ChartData
  /** The column at which the cursor stands, where somebody else knows it. */
  readonly cursor?: number | null
  readonly onCursor?: (column: number) => void
  /** What is marked beside the lines or bars, drawn where the columns are. */
  readonly marks?: (place: Place) => ReactNode
}

/** Where an arrow key leads from a column; null for any other key. */
const leadsTo = (key: string, from: number, last: number): number | null => {
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - 5,
    PageUp: from + 5,
    Home: 0,
    End: last,
  }
  const column = to[key]
  return column === undefined ? null : Math.max(0, Math.min(last, column))
}

function Axes({ data, place, isBars }: { data: ChartData; place: Place; isBars: boolean }) {
  const { levels, tell, level: levelText = tell, columns } = data
  const many = Math.ceil(columns.length / 8)
  return (
    <g className="axes">
      {levels.map((level) => (
        <g key={level}>
          <path d={`M${LEFT} ${place.y(level)}H${WIDE - RIGHT}`} />
          <text className="level" x={LEFT - 5} y={place.y(level) + 4}>
            {levelText(level)}
          </text>
        </g>
      ))}
      {columns.map(({ tick, name }, i) => {
        const said = tick ?? (isBars || i % many === 0 ? name : '')
        return (
          said !== '' && (
            <text key={i} x={place.x(i)} y={TALL - FOOT + 15}>
              {said}
            </text>
          )
        )
      })}
    </g>
  )
}

function Key({ series, isBars }: Pick<ChartData, 'series'> & { isBars: boolean }) {
  return (
    <ul className="plot-key" aria-hidden="true">
      {series.map(({ name, tone }, i) => (
        <li key={name}>
          <svg viewBox="0 0 24 10" data-series={i} style={{ color: tone }}>
            {isBars ? (
              <rect x="6" y="0.5" width="12" height="9" />
            ) : (
              <path className="line" d="M1 5H23" />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

/**
 * What all charts have in common: a name, levels, a cursor that arrow keys and the pointer move, what stands
 * where it is in words, and everything once more as a table.
 */
export function Chart(
  props: ChartProps & { isBars: boolean; children: (place: Place) => ReactNode },
) {
  const { data, cursor, onCursor, marks, isBars, children } = props
  const { columns, series, name, leftOut = [] } = data
  const [own, setOwn] = useState<number | null>(null)
  const last = columns.length - 1
  const place = placeOf(data, isBars)
  const at = cursor === undefined ? own : cursor
  const column = at === null ? undefined : columns[at]
  const move = (to: number) => {
    setOwn(to)
    onCursor?.(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = leadsTo(event.key, at ?? -1, last)
    if (to === null) return
    event.preventDefault()
    move(to)
  }
  const onPointer = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    move(columnAt((clientX - left) / width, place, columns.length, isBars))
  }
  return (
    <figure className="plot">
      <div
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={at ?? 0}
        aria-valuetext={column ? columnText(data, column) : name}
        onKeyDown={onKeyDown}
      >
        <svg viewBox={`0 0 ${WIDE} ${TALL}`} aria-hidden="true" onPointerDown={onPointer}>
          <Axes {...{ data, place, isBars }} />
          {column && at !== null && (
            <path className="cursor" d={`M${place.x(at)} ${TOP - 4}V${TALL - FOOT}`} />
          )}
          {children(place)}
          {marks?.(place)}
        </svg>
      </div>
      {series.length > 1 && <Key series={series} isBars={isBars} />}
      <p className="at-cursor" aria-hidden="true">
        {column ? columnText(data, column) : ' '}
      </p>
      {leftOut.map((one) => (
        <p key={one} className="note">
          {one}
        </p>
      ))}
      <Twin data={data} />
    </figure>
  )
}
