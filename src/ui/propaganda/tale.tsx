import type { ReactNode } from 'react'
import { CAUSES } from '../text/names'
import { factText } from '../text/facts'
import { PHASE_ABOUT, ROUND } from '../text/propaganda'
import type { RoundStep } from './round'

/** What the present phase is about, and what has been done in it so far. */
export function Tale({ step, children }: { step: RoundStep; children: ReactNode }) {
  const { phase, state, lines } = step
  const over = state !== 'now'
  return (
    <div className="tale">
      <p>{over ? ROUND.over : PHASE_ABOUT[phase]}</p>
      {lines.length > 0 && (
        <ul aria-label={ROUND.soFar} tabIndex={0}>
          {lines.map(({ why, facts }, index) => (
            <li key={index}>
              {why.what !== phase && <b>{CAUSES[why.what]}: </b>}
              {facts.map(factText).join('; ')}. <span className="rule">{why.rule}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="below">{children}</div>
    </div>
  )
}
