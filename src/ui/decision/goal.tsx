import type { Game } from '../../games/index'
import type { Stroke } from '../../store/index'
import { Suggested } from '../learn/suggested'
import { GROUPS_TEXT } from '../text/groups'
import { PLACES, pieces } from '../text/names'
import { DECISION } from '../text/words'
import { Outcomes } from './outcomes'
import type { Goal } from './view'

/** What an answer about a group needs. */
export interface Chooses {
  readonly game: Game
  readonly onChoose: (stroke: Stroke) => void
  readonly onTry: (stroke: Stroke | null) => void
}

interface GoalProps extends Chooses {
  readonly goal: Goal
  readonly number: number
  readonly digit: number | null
  readonly title: string
}

/** One goal of a group as an answer; where fewer may go than the stepper says, all who may do. */
export function GoalButton({ goal, number, digit, title, game, onChoose, onTry }: GoalProps) {
  const move = goal.moves.find((one) => one.number === number) ?? goal.moves.at(-1)
  if (move === undefined) return null
  return (
    <button
      type="button"
      className="choice"
      data-digit={digit ?? undefined}
      onClick={() => onChoose([move])}
      onFocus={() => onTry([move])}
      onPointerEnter={() => onTry([move])}
    >
      <span className="digit" aria-hidden="true">
        {digit ?? ''}
      </span>
      <span className="said">
        <b aria-hidden="true">{title}</b>
        <span className="heard">
          {`${pieces(move.number, move.piece)} ${DECISION.fromTo(PLACES[move.from], PLACES[goal.to])}`}
        </span>
        {move.number < number && <small>{GROUPS_TEXT.onlySo(move.number)}</small>}
      </span>
      <Suggested among={goal.moves.map((one) => [one])} />
      <Outcomes game={game} stroke={[move]} />
    </button>
  )
}
