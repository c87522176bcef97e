import { memo } from 'react'
import { END } from '../words/en/end'
import { useScreen } from '../screen/use-screen'
import { Chart } from './chart'
import type { Point } from './course'

function Key({ look, children }: { look: 'will' | 'forecast' | 'counts'; children: string }) {
  return (
    <li>
      <svg className="chart" viewBox="0 0 24 12" aria-hidden="true">
        {look === 'counts' ? (
          <g className="counts">
            <rect x="7.5" y="1.5" width="9" height="9" />
          </g>
        ) : (
          <path className={look} d="M1 6H23" />
        )}
      </svg>
      {children}
    </li>
  )
}

function Numbers({ points }: { points: readonly Point[] }) {
  const { number, card, will, forecast } = END.columns
  const { words } = useScreen()
  return (
    <details>
      <summary>{END.numbers}</summary>
      <table>
        <thead>
          <tr>
            {[number, card, will, forecast].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.number} className={point.counted ? 'counted' : undefined}>
              <td>{point.number}</td>
              <th scope="row">{END.nameOf(point, words)}</th>
              <td>{point.will}</td>
              <td>{point.forecast ?? END.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Political Will over time: a chart, its key, and the same in numbers. */
export const CoursePart = memo(function CoursePart({ points }: { points: readonly Point[] }) {
  return (
    <section className="course">
      <h3>{END.course}</h3>
      <Chart points={points} />
      <ul className="chart-key">
        <Key look="will">{END.will}</Key>
        <Key look="forecast">{END.forecast}</Key>
        <Key look="counts">{END.counted}</Key>
      </ul>
      <Numbers points={points} />
    </section>
  )
})
