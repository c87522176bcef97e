import type { Option } from '../../games/index'
import type { Stroke } from '../../insight/index'
import { betweenAfterCount, betweenAt, seatTaken, seatingOf } from './between'
import { answered, paceOf, turnEnded, type Moment, type Pace } from './line'
import { isPlayed } from './seats'
import { present } from './selectors'
import type { TableSetup } from './table-setup'
import type { Act, Change, TableState } from './table-state'
import { takenBackTo } from './taking-back'
import { atOf, branchOf, extended, lineOf } from './tree'

/** What takes a game further. */
export interface PlayingOn {
  /** Answers question after question in one go: all of it, or nothing. */
  readonly answer: (...stroke: Option[]) => void
  /** Ends the turn, after what is still answered. */
  readonly endTurn: (...stroke: Option[]) => void
  /** Goes on from what stands between. */
  readonly goOn: () => void
}

const paceNow = (state: TableState, setup: TableSetup): Pace =>
  paceOf(isPlayed(setup.seats), branchOf(state, state.branch) ?? setup)

/** The table with the moment that follows. */
const withNext = (state: TableState, setup: TableSetup, next: Moment): Partial<TableState> => ({
  ...extended(state, next),
  ...takenBackTo(state, atOf(state)),
  between: betweenAt(seatingOf(setup, state), seatTaken(lineOf(state), atOf(state)), next),
  led: null,
  error: null,
})

/** Where a press has led, if it has led anywhere. */
const ledTo = (before: TableState, after: TableState): Partial<TableState> => {
  const [from, to] = [atOf(before), atOf(after)]
  return from === to ? {} : { ...after, led: { from, to } }
}

const answerWith =
  (option: Option): Change =>
  (state, setup, now) =>
    now.turnOver ? {} : withNext(state, setup, answered(now, option, paceNow(state, setup)))

const answerWithAll =
  (stroke: Stroke): Change =>
  (state, setup) => {
    const after = stroke.reduce<TableState>((one, option) => {
      const now = present(one)
      return now ? { ...one, ...answerWith(option)(one, setup, now) } : one
    }, state)
    return ledTo(state, after)
  }

const endOfTurn: Change = (state, setup, now) =>
  now.turnOver ? withNext(state, setup, turnEnded(now, paceNow(state, setup))) : {}

const endOfTurnAfter =
  (stroke: Stroke): Change =>
  (state, setup, now) => {
    const over = { ...state, ...answerWithAll(stroke)(state, setup, now) }
    const after = { ...over, ...endOfTurn(over, setup, present(over) ?? now) }
    return ledTo(state, after)
  }

/** After the count the other player may have to take the seat. */
const goneOn: Change = (state, setup, now) => ({
  between:
    state.between === 'count'
      ? betweenAfterCount(seatingOf(setup, state), seatTaken(lineOf(state), atOf(state) - 1), now)
      : null,
})

/** The actions that play on. */
export const playingOn = (act: Act): PlayingOn => ({
  answer: (...stroke) => act(answerWithAll(stroke)),
  endTurn: (...stroke) => act(endOfTurnAfter(stroke)),
  goOn: () => act(goneOn),
})
