import { CHART } from '../words/en/chart'
import { valueText, type ChartData } from './chart-data'

/** All that a chart shows, as a table. */
export function Twin({ data }: { data: ChartData }) {
  const { name, along, series, columns, tell } = data
  return (
    <details className="twin">
      <summary>{CHART.numbers}</summary>
      <div className="scrolled" tabIndex={0} role="region" aria-label={name}>
        <table>
          <thead>
            <tr>
              <th scope="col">{along}</th>
              {series.map((one) => (
                <th key={one.name} scope="col">
                  {one.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column, i) => (
              <tr key={i}>
                <th scope="row">{column.name}</th>
                {series.map((one, of) => (
                  <td key={one.name}>{valueText(column.values[of], tell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
