import { PHASE_STEPS, ROUND } from '../../games/arab-revolt/words/en/propaganda'
import type { RoundStep } from './round'

/** The five phases of the round, and where it is. */
export function Phases({ steps, will }: { steps: readonly RoundStep[]; will: string }) {
  return (
    <ol className="phases" aria-label={ROUND.phases}>
      {steps.map(({ phase, state }) => (
        <li key={phase} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{PHASE_STEPS[phase]}</b>{' '}
          <small>
            {phase === 'political-will' && state === 'done' ? will : ROUND.states[state]}
          </small>
        </li>
      ))}
    </ol>
  )
}
