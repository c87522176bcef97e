import type { ReactNode } from 'react'
import type { Line } from '../facts/paragraph'
import type { PhaseId } from '../../games/index'
import { useScreen } from '../screen/use-screen'
import { lineText } from '../words/en/log'
import { ROUND } from '../words/en/propaganda'
import type { Round } from './round'

function Done({ line, phase }: { line: Line; phase: PhaseId }) {
  const { head, done } = lineText(line, phase, useScreen())
  return (
    <li>
      {head && <b>{head}: </b>}
      {done}. <span className="rule">{line.why.rule}</span>
    </li>
  )
}

/** What the present phase is about, and what has been done in it so far. */
export function Tale({ round, children }: { round: Round; children: ReactNode }) {
  const { Round } = useScreen()
  const { card, shown } = round
  const { phase, state, lines } = shown
  const over = state !== 'now'
  return (
    <div className="tale">
      <Round>{({ about }) => <p>{over ? ROUND.over : about(phase, card)}</p>}</Round>
      {lines.length > 0 && (
        <ul aria-label={ROUND.soFar} tabIndex={0}>
          {lines.map((line, index) => (
            <Done key={index} line={line} phase={phase} />
          ))}
        </ul>
      )}
      <div className="below">{children}</div>
    </div>
  )
}
