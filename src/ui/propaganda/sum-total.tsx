import { useScreen } from '../screen/use-screen'
import { COUNT } from '../words/en/propaganda'
import type { Count } from './count'

/** What the lines come to: as far as they have been counted, or in all. */
export function SumTotal({ count, shown }: { count: Count; shown: number }) {
  const { round } = useScreen()
  const { lines, from, to, net, outcome } = count
  const whole = shown >= lines.length
  const partial = lines.slice(0, shown).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  return (
    <div className="sum-total">
      <p>
        <span>{COUNT.sum}</span>{' '}
        <span className="equation">
          {whole || partial !== 0 ? COUNT.partial(from, whole ? net : partial) : from}{' '}
          {whole && (
            <>
              {COUNT.equals(from, net, to)} <b>{to}</b>
            </>
          )}
        </span>
      </p>
      <p className="note">{whole ? round.verdict(outcome, to) : COUNT.once}</p>
    </div>
  )
}
