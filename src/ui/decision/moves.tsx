import { useState } from 'react'
import type { Option } from '../../rules/index'
import { Figure } from '../mark'
import { PLACES, pieces } from '../text/names'
import { DECISION } from '../text/words'
import { Arrow } from './choice'
import { Stepper } from './stepper'
import type { Goal, Origin } from './view'

interface Chooses {
  readonly onChoose: (option: Option) => void
  readonly onTry: (option: Option | null) => void
}

function GoalButton({ goal, number, ...chooses }: Chooses & { goal: Goal; number: number }) {
  // Where fewer may go than the stepper says, all who may do.
  const move = goal.moves.find((one) => one.number === number) ?? goal.moves.at(-1)
  if (move === undefined) return null
  return (
    <button
      type="button"
      className="goal"
      data-digit={goal.digit ?? undefined}
      onClick={() => chooses.onChoose(move)}
      onFocus={() => chooses.onTry(move)}
      onPointerEnter={() => chooses.onTry(move)}
      aria-label={`${pieces(move.number, move.piece)} ${DECISION.to(PLACES[goal.to])}`}
    >
      {goal.digit !== null && (
        <span className="digit" aria-hidden="true">
          {goal.digit}
        </span>
      )}
      {PLACES[goal.to]}
    </button>
  )
}

function OriginRow({ origin, ...chooses }: Chooses & { origin: Origin }) {
  const [number, setNumber] = useState(1)
  const { from, piece, most, goals } = origin
  const what = pieces(2, piece).slice(2)
  return (
    <li className="origin">
      <div className="who">
        <Figure of={piece} />
        <b>{PLACES[from]}</b>
        <span className="note">{pieces(most, piece)}</span>
        {most > 1 && (
          <Stepper what={what} value={number} least={1} most={most} onChange={setNumber} />
        )}
      </div>
      <div className="goals" role="group" aria-label={DECISION.fromHere(PLACES[from])}>
        <span className="note">
          {number} <Arrow />
        </span>
        {goals.map((goal) => (
          <GoalButton key={goal.to} goal={goal} number={number} {...chooses} />
        ))}
      </div>
    </li>
  )
}

/** Groups of like pieces that may move, origin by origin. */
export function Moves({ origins, ...chooses }: Chooses & { origins: readonly Origin[] }) {
  if (origins.length === 0) return null
  return (
    <ul className="origins">
      {origins.map((origin) => (
        <OriginRow key={`${origin.from} ${origin.piece}`} origin={origin} {...chooses} />
      ))}
    </ul>
  )
}
