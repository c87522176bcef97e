import type { RoundWords } from '../screen/round'
import { ROUND } from '../words/en/propaganda'
import type { RoundStep } from './round'

interface Props {
  readonly steps: readonly RoundStep[]
  readonly names: RoundWords['steps']
  readonly will: string
}

/** The phases of the round, and where it is; of the first, what it came to. */
export function Phases({ steps, names, will }: Props) {
  return (
    <ol className="phases" aria-label={ROUND.phases}>
      {steps.map(({ phase, state }, index) => (
        <li key={phase} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{names[phase]}</b>{' '}
          <small>{index === 0 && state === 'done' ? will : ROUND.states[state]}</small>
        </li>
      ))}
    </ol>
  )
}
