import { Rule } from '../reader/rule'
import { DECISION } from '../words/en/words'
import { Icon } from '../kit/icon'
import type { RefusedGroup } from '../hands/refused-groups'
import { useScreen } from '../screen/use-screen'
import { listed } from '../../language/english'

/** Everything that cannot be chosen, reason by reason. */
export function RefusedList({ groups }: { groups: readonly RefusedGroup[] }) {
  const { words } = useScreen()
  if (groups.length === 0) return null
  const names = groups.map(({ all }) => [...new Set(all.map(words.answer))])
  const number = names.flat().length
  const [first] = groups
  return (
    <details className="refusals">
      <summary>
        <Icon of="why" /> <span>{DECISION.refused(number)}</span>{' '}
        {first && (
          <span className="note">
            {names[0]?.[0]}, {words.reason(first.because)} ({first.because.rule})
            {number > 1 && ' …'}
          </span>
        )}
      </summary>
      <dl>
        {groups.map(({ because }, index) => (
          <div key={`${because.rule} ${words.reason(because)}`}>
            <dt>
              {words.reason(because)}{' '}
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
