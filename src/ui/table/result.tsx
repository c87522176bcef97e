import { answerCount, board, type Outcome } from '../../rules/index'
import type { Moment } from '../../store/index'
import { Shape } from '../decision/banner'
import { outcomeText } from '../text/facts'
import { WHO, cardNumber } from '../text/names'
import { RESULT } from '../text/words'
import { summaryOf } from './summary'

/** How the game has ended, with a summary. */
export function Result(props: {
  now: Moment
  line: readonly Moment[]
  outcome: Outcome
  onAgain: () => void
}) {
  const { now, line, outcome, onAgain } = props
  const { played } = board(now.game)
  return (
    <section className={`decision result ${outcome.winner}`} aria-label={RESULT.title}>
      <p className={`banner ${outcome.winner}`}>
        <Shape faction={outcome.winner} /> <b>{WHO[outcome.winner]}</b>
        <span className="head">{RESULT.title}</span>
      </p>
      <div className="body">
        <h2 className="prompt" tabIndex={-1}>
          {outcomeText(outcome)}
        </h2>
        <p className="note">{RESULT.after(cardNumber(played.length), answerCount(now.game))}</p>
        <table className="summary">
          <tbody>
            {summaryOf(line).map(({ id, what, value }) => (
              <tr key={id}>
                <th scope="row">{what}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="footer">
        <button type="button" className="main end" onClick={onAgain}>
          {RESULT.again}
        </button>
      </div>
    </section>
  )
}
