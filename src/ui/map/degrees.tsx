import { memo } from 'react'
import { MERIDIANS, PARALLELS } from '../../mandate/geography'
import { INNER } from './view'

const bars = (lines: readonly (readonly [number, number])[], low: number, high: number) => {
  const marks = lines.map(([, at]) => at)
  const edges =
    (marks[0] ?? 0) < (marks.at(-1) ?? 0) ? [low, ...marks, high] : [high, ...marks, low]
  return edges
    .slice(1)
    .map((to, i) => [edges[i] ?? to, to].sort((a, b) => a - b) as [number, number])
    .map(([from, to]) => [Math.max(from, low), Math.min(to, high)] as const)
    .map(([from, to], i) => ({ from, to, dark: i % 2 === 1 }))
    .filter(({ from, to }) => to > from)
}

/** A dark and a light bar for every quarter of a degree. */
export const Degrees = memo(function Degrees() {
  return (
    <>
      {bars(MERIDIANS, INNER.left, INNER.right).map(({ from, to, dark }) => (
        <rect
          key={`x${from}`}
          className={dark ? 'degree dark' : 'degree'}
          x={from}
          y={INNER.bottom + 3}
          width={to - from}
          height="5"
        />
      ))}
      {bars(PARALLELS, INNER.top, INNER.bottom).map(({ from, to, dark }) => (
        <rect
          key={`y${from}`}
          className={dark ? 'degree dark' : 'degree'}
          x={INNER.right + 3}
          y={from}
          width="5"
          height={to - from}
        />
      ))}
    </>
  )
})
