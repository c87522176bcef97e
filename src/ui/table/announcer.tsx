import { question } from '../../rules/index'
import type { Moment } from '../../store/index'
import { ASK_TEXT } from '../text/asks'
import { factText, outcomeText } from '../text/facts'
import { WHO } from '../text/names'
import { DECISION } from '../text/words'
import { outcome, type Fact } from '../../rules/index'
import { merged } from './merge'

const QUIET: readonly Fact['fact'][] = ['begins', 'ends', 'answered', 'eligibility']

/** What has just happened and what is asked now, for those who hear the table. */
export const announcement = (now: Moment): string => {
  const happened = merged(now.steps.flatMap(({ facts }) => facts))
    .filter(({ fact }) => !QUIET.includes(fact))
    .map((fact) => `${factText(fact)}.`)
  const result = outcome(now.game)
  const asked = question(now.game)
  const next = result
    ? `${outcomeText(result)}.`
    : now.turnOver
      ? DECISION.turnIsOver
      : asked
        ? `${WHO[asked.by]}: ${ASK_TEXT[asked.ask]}.`
        : ''
  return [...happened, next].join(' ')
}

/** Read aloud, not shown: everything in it stands elsewhere on the page. */
export function Announcer({ text }: { text: string }) {
  return (
    <p className="heard" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  )
}
