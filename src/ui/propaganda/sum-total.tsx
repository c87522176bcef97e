import type { RoundWords } from '../screen/round'
import { COUNT } from '../words/en/propaganda'
import type { Count } from './count'

interface Props {
  readonly count: Count
  readonly told: RoundWords
  readonly shown: number
}

/** What the lines come to: as far as they have been counted, or in all. */
export function SumTotal({ count, told, shown }: Props) {
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
      <p className="note">{whole ? told.verdict(outcome, to) : COUNT.once}</p>
    </div>
  )
}
