import { Rule } from '../reader/rule'
import { answerText } from '../../games/arab-revolt/words/en/answers'
import { reasonText } from '../../games/arab-revolt/words/en/reasons'
import { DECISION } from '../words/en/words'
import { Icon } from '../kit/icon'
import type { RefusedGroup } from '../hands/refused-groups'
import { listed } from '../../language/english'

/** Everything that cannot be chosen, reason by reason. */
export function RefusedList({ groups }: { groups: readonly RefusedGroup[] }) {
  if (groups.length === 0) return null
  const names = groups.map(({ all }) => [...new Set(all.map(answerText))])
  const number = names.flat().length
  const [first] = groups
  return (
    <details className="refusals">
      <summary>
        <Icon of="why" /> <span>{DECISION.refused(number)}</span>{' '}
        {first && (
          <span className="note">
            {names[0]?.[0]}, {reasonText(first.because)} ({first.because.rule}){number > 1 && ' …'}
          </span>
        )}
      </summary>
      <dl>
        {groups.map(({ because }, index) => (
          <div key={`${because.rule} ${reasonText(because)}`}>
            <dt>
              {reasonText(because)}{' '}
              <span className="rule">
                (<Rule number={because.rule} />)
              </span>
            </dt>
            <dd>{listed(names[index] ?? [])}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
