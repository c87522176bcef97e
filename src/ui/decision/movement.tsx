import { useContext } from 'react'
import type { Game, Refused } from '../../games/index'
import {
  laneKey,
  numberIn,
  refusedBeside,
  roomIn,
  withNumber,
  type Lane,
  type Numbers,
  type Stroke,
} from '../../insight/index'
import { SuggestedLane } from '../learn/suggested'
import type { Gain } from '../facts/telling'
import { MovingContext, oneMoreOf, plannedIn } from '../hands/moving'
import { MOVING } from '../words/en/ways'
import { Figures } from './figures'
import { Outcomes } from './outcomes'
import { Piece } from '../kit/piece'
import { Stepper } from '../kit/stepper'
import type { Movement, Row } from '../hands/view'
import { useScreen } from '../screen/use-screen'

interface Props {
  readonly game: Game
  readonly movement: Movement
  readonly onTry: (stroke: Stroke | null) => void
}

/** How many go in one lane. */
function LaneCount({ game, lane }: Pick<Props, 'game'> & { lane: Lane }) {
  const { words } = useScreen()
  const { moving, set } = useContext(MovingContext)
  const number = numberIn(moving.numbers, lane)
  const room = roomIn(game, moving.numbers, lane)
  const to = (many: number) => set({ numbers: withNumber(game, moving.numbers, lane, many) })
  return (
    <span className="who">
      <Piece of={lane.piece} />
      <Stepper
        what={words.lane(lane)}
        value={number}
        least={0}
        most={room}
        of={lane.most}
        onChange={to}
      />
      {lane.most > 1 && (
        <button
          type="button"
          className="all"
          aria-label={words.wholeLane(room, lane)}
          aria-disabled={number >= room}
          onClick={() => number < room && to(room)}
        >
          {MOVING.all}
        </button>
      )}
    </span>
  )
}

/** What goes in these lanes and in no other, by the first of these numbers by which anything does. */
const groupIn = (game: Game, lanes: readonly Lane[], wanted: readonly Numbers[]): Stroke | null => {
  const only = wanted.map((numbers) =>
    Object.fromEntries(lanes.map((lane) => [laneKey(lane), numberIn(numbers, lane)])),
  )
  return only.map((numbers) => plannedIn(game, { numbers })).find((one) => one !== null) ?? null
}

/** Why nothing may go in any of these lanes beside what goes in others; null where something may. */
const refusedIn = (game: Game, numbers: Numbers, lanes: readonly Lane[]): Refused | null => {
  const all = lanes.map((lane) => refusedBeside(game, numbers, lane))
  return all.includes(null) ? null : (all[0] ?? null)
}

/** One end of lanes that share the other: a press on it sends one more. */
function RowOf({ game, row, title, onTry }: Omit<Props, 'movement'> & { row: Row; title: string }) {
  const { moving, set } = useContext(MovingContext)
  const { lanes, digit } = row
  const next = oneMoreOf(game, moving.numbers, lanes, null)
  const stroke = plannedIn(game, { ...moving, numbers: next })
  const alone = groupIn(game, lanes, [next, moving.numbers])
  const isChosen = lanes.some((lane) => numberIn(moving.numbers, lane) > 0)
  const refused = isChosen ? null : refusedIn(game, moving.numbers, lanes)
  const { reason } = useScreen().words
  return (
    <li className="way" data-chosen={isChosen || undefined}>
      <button
        type="button"
        className="choice"
        data-digit={digit ?? undefined}
        aria-disabled={refused !== null}
        onClick={() => set({ numbers: next })}
        onFocus={() => onTry(stroke)}
        onPointerEnter={() => onTry(stroke)}
      >
        <span className="digit" aria-hidden="true">
          {digit ?? ''}
        </span>
        <span className="said">
          <b>{title}</b>
          {refused && (
            <small>
              {reason(refused)} ({refused.rule})
            </small>
          )}
        </span>
        <SuggestedLane lanes={lanes} numbers={moving.numbers} />
        {alone && <Outcomes game={game} stroke={alone} />}
      </button>
      {lanes.map((lane) => (
        <LaneCount key={laneKey(lane)} game={game} lane={lane} />
      ))}
    </li>
  )
}

/** Of each kind as many as may go, wherever to. */
const leaving = (lanes: readonly Lane[]): readonly Gain[] =>
  [...new Set(lanes.map(({ piece }) => piece))].map((of) => {
    const numbers = lanes.filter(({ piece }) => piece === of).map(({ most }) => most)
    return { of, by: -Math.max(...numbers), turn: false, at: null, most: true }
  })

/** Pieces of one space that could go to several: first who, then where and how many. */
function Origin({ game, row, onTry }: Omit<Props, 'movement'> & { row: Row }) {
  const { moving, set } = useContext(MovingContext)
  const { space, lanes, digit } = row
  const { spaceName } = useScreen().words
  const isOpen = moving.from === space
  const going = lanes.reduce((sum, lane) => sum + numberIn(moving.numbers, lane), 0)
  const goals = [...new Set(lanes.map(({ to }) => to))]
  return (
    <li className={isOpen ? 'origin open' : 'origin'} data-chosen={going > 0 || undefined}>
      <button
        type="button"
        className="choice"
        aria-expanded={isOpen}
        data-digit={moving.from === null ? (digit ?? undefined) : undefined}
        onClick={() => set({ from: isOpen ? null : space })}
      >
        <span className="digit" aria-hidden="true">
          {moving.from === null ? digit : ''}
        </span>
        <span className="said">
          <b>{MOVING.from(spaceName(space))}</b>
        </span>
        <span className="end" data-consequence="">
          {going > 0 ? (
            <span className="net">{MOVING.going(going)}</span>
          ) : (
            <Figures of={{ gains: [], either: [], most: leaving(lanes) }} />
          )}
        </span>
      </button>
      {isOpen && (
        <ul className="goals" aria-label={MOVING.from(spaceName(space))}>
          {goals.map((to, i) => (
            <RowOf
              key={to}
              {...{ game, onTry }}
              row={{
                space: to,
                lanes: lanes.filter((lane) => lane.to === to),
                digit: i < 9 ? i + 1 : null,
              }}
              title={MOVING.to(spaceName(to))}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Pieces that may be moved: how many from where to where. All of it is done by one press of the dark button. */
export function MovementRows({ game, movement, onTry }: Props) {
  const { fixed, rows } = movement
  const { spaceName } = useScreen().words
  return (
    <ul className="origins" data-part="origins">
      {rows.map((row) =>
        fixed === null ? (
          <Origin key={row.space} {...{ game, row, onTry }} />
        ) : (
          <RowOf key={row.space} {...{ game, row, onTry }} title={spaceName(row.space)} />
        ),
      )}
    </ul>
  )
}
