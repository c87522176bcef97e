import type { About } from '../../rules/index'
import { PLACES } from '../text/names'
import { DECISION } from '../text/words'
import type { Plan } from './plan'

/** How many more spaces may be chosen; 0 where that is not the question. */
export const moreSpaces = ({ spaces, limit }: About): number =>
  spaces !== undefined && limit !== undefined ? Math.max(0, limit - spaces.length) : 0

/** What was done in this turn: a pin a space. */
export function PlanStrip({ plan, about }: { plan: Plan; about: About }) {
  const more = moreSpaces(about)
  if (plan.spaces.length === 0 && more === 0) return null
  return (
    <ol className="plan" tabIndex={0} aria-label={DECISION.done}>
      {plan.spaces.map(({ space, done }, index) => (
        <li key={index}>
          <span className="pin" aria-hidden="true">
            {index + 1}
          </span>
          <b>{PLACES[space]}</b> {done.join(', ')}
        </li>
      ))}
      {more > 0 && more < 10 && <li className="open">{DECISION.more(more)}</li>}
    </ol>
  )
}
