import type { Board } from '../../rules/index'
import { ROUND } from '../text/propaganda'
import { Phases } from './phases'
import type { Round, RoundStep } from './round'

/** The sign of the Propaganda cards: a megaphone. */
function Megaphone() {
  return (
    <svg className="megaphone" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3.5 10V14.5H7L16.5 19.5V5L7 10Z" />
      <path d="M7.5 14.8 9 20.5H11.6L10.6 16.6" />
      <path d="M19.4 9.6C20.6 11.2 20.6 13.3 19.4 14.9" />
    </svg>
  )
}

/** What the first phase came to, in a word or two. */
const willText = (steps: readonly RoundStep[]): string => {
  const facts = steps.flatMap(({ lines }) => lines).flatMap((line) => line.facts)
  const will = facts.find((one) => one.fact === 'political-will')
  return will ? ROUND.fromTo(will.from, will.to) : ROUND.states.done
}

/** The head of a Propaganda Round: its card, and its phases. */
export function RoundHead({ round, board }: { round: Round; board: Board }) {
  return (
    <header className="round-head">
      <h2>
        <Megaphone /> {ROUND.title} <span className="which">{ROUND.which(round.card, board)}</span>
      </h2>
      <Phases steps={round.steps} will={willText(round.steps)} />
    </header>
  )
}
