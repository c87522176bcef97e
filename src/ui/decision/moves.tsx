import { useState } from 'react'
import { usePicked } from '../table/picking'
import { GROUPS_TEXT } from '../text/groups'
import { PLACES, pieces } from '../text/names'
import { DECISION } from '../text/words'
import { GoalButton, type Chooses } from './goal'
import { HowMany } from './how-many'
import type { Goal, Origin } from './view'

type RowProps = Chooses & { origin: Origin }

/** How many go: those held on the map, else all. */
const useNumber = ({ from, piece, most }: Origin) => {
  const [{ [piece]: number = most }, setPicked] = usePicked(from, { [piece]: most })
  return [number, (many: number) => setPicked({ [piece]: many })] as const
}

/** Pieces that have only one way to go: one answer, and how many beside it. */
function Way({ origin, goal, ...chooses }: RowProps & { goal: Goal }) {
  const [number, setNumber] = useNumber(origin)
  return (
    <li className="way">
      <GoalButton
        goal={goal}
        number={number}
        digit={origin.digit}
        title={PLACES[origin.from]}
        {...chooses}
      />
      <HowMany origin={origin} value={number} onChange={setNumber} />
    </li>
  )
}

interface OpenProps {
  readonly open: boolean
  /** Whether the digits belong to the origins now. */
  readonly first: boolean
  readonly onToggle: () => void
}

/** Pieces that have several ways to go: first who, then where. */
function Ways({ origin, open, first, onToggle, ...chooses }: RowProps & OpenProps) {
  const [number, setNumber] = useNumber(origin)
  const { from, piece, most, goals, digit } = origin
  return (
    <li className={open ? 'ways open' : 'ways'}>
      <div className="way">
        <button
          type="button"
          className="choice"
          aria-expanded={open}
          data-digit={first && digit !== null ? digit : undefined}
          onClick={onToggle}
        >
          <span className="digit" aria-hidden="true">
            {first ? digit : ''}
          </span>
          <span className="said">
            <b>{PLACES[from]}</b>
            <small>{pieces(most, piece)}</small>
          </span>
        </button>
        {open && <HowMany origin={origin} value={number} onChange={setNumber} />}
      </div>
      {open && (
        <div className="goals" role="group" aria-label={DECISION.fromHere(PLACES[from])}>
          {goals.map((goal) => (
            <GoalButton
              key={goal.to}
              goal={goal}
              number={number}
              digit={goal.digit}
              title={GROUPS_TEXT.to(PLACES[goal.to])}
              {...chooses}
            />
          ))}
        </div>
      )}
    </li>
  )
}

const keyOf = ({ from, piece }: Origin): string => `${from} ${piece}`

/** Groups of like pieces that may move, origin by origin. */
export function Moves({ origins, ...chooses }: Chooses & { origins: readonly Origin[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  const [only, ...others] = origins
  if (only === undefined) return null
  const open = others.length === 0 ? keyOf(only) : opened
  return (
    <ul className="origins">
      {origins.map((origin) => {
        const [goal, ...goals] = origin.goals
        const key = keyOf(origin)
        return goal && goals.length === 0 && origins.every((one) => one.goals.length === 1) ? (
          <Way key={key} origin={origin} goal={goal} {...chooses} />
        ) : (
          <Ways
            key={key}
            origin={origin}
            open={open === key}
            first={open === null}
            onToggle={() => setOpened(open === key ? null : key)}
            {...chooses}
          />
        )
      })}
    </ul>
  )
}
