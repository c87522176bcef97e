import { accountOf } from '../../review/account'
import type { Analysis } from '../../review/analysis'
import { ratioFor } from '../../review/steadiness'
import type { Seats } from '../../store/index'
import { REVIEW } from '../words/en/review'

interface Props {
  readonly analysis: Analysis
  readonly sides: readonly [string, string]
  readonly seats: Seats | undefined
}

/** What a result would be without luck, where that has been measured to be steadier; else that it is not. */
function Adjusted({ analysis, seats }: Pick<Props, 'analysis' | 'seats'>) {
  const { luck, result } = accountOf(analysis)
  const ratio = seats ? ratioFor(seats, analysis.ratios) : null
  if (ratio === null || !analysis.over) return null
  return <p>{ratio <= MOST ? REVIEW.adjusted(result - luck, ratio) : REVIEW.notAdjusted(ratio)}</p>
}

/** A luck-adjusted result that varies more than this, as a part of the bare one, says too little. */
const MOST = 0.8

/** Start, luck, decisions and what is not explained: together the result, exactly. */
export function SumPart({ analysis, sides: [one, other], seats }: Props) {
  const { start, luck, byFirst, bySecond, residual, result } = accountOf(analysis)
  const { parts, moved, number } = REVIEW
  const isVague = [luck, byFirst, bySecond].every((one) => Math.abs(one) < Math.abs(residual))
  const rows = [
    [parts.start, number(start)],
    [parts.luck, moved(luck)],
    [REVIEW.decisions(one), moved(byFirst)],
    [REVIEW.decisions(other), moved(bySecond)],
    [parts.residual, moved(residual)],
  ] as const
  return (
    <section className="sum-of">
      <h3>{REVIEW.sum}</h3>
      <p className="note">{REVIEW.sumNote(one)}</p>
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{analysis.over ? parts.result : parts.standing}</th>
            <td>{number(result)}</td>
          </tr>
        </tfoot>
      </table>
      {isVague && <p>{REVIEW.vague}</p>}
      <p className="note">{REVIEW.residualNote}</p>
      <Adjusted {...{ analysis, seats }} />
    </section>
  )
}
