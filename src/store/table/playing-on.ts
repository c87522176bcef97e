import type { Option } from '../../games/index'
import type { Stroke } from '../../insight/index'
import { isPlayed } from '../../records/index'
import { answered, chanceNumbers, paceOf, turnEnded, type Moment, type Pace } from './line'
import { present, redoLeadsTo, turnStart, undoLeadsTo } from './selectors'
import {
  betweenAfterCount,
  betweenAt,
  seatTaken,
  seatingOf,
  type Act,
  type Change,
  type TableSetup,
  type TableState,
} from './table-state'
import { atOf, branchOf, extended, isExploring, lineOf, movedTo } from './tree'

/** Steps back, and forth again. */
export interface TakingBack {
  readonly undo: () => void
  readonly redo: () => void
  readonly restartTurn: () => void
}

/** What chance has answered after a moment of the main line; in other lines it is not taken back. */
const takenBackTo = (state: TableState, at: number): Pick<TableState, 'takenBack'> => {
  const undone = isExploring(state)
    ? []
    : lineOf(state)
        .slice(at + 1)
        .flatMap(chanceNumbers)
  return { takenBack: [...new Set([...state.takenBack, ...undone])] }
}

const undoneTo = (state: TableState, at: number): Partial<TableState> => ({
  ...movedTo(state, at),
  ...takenBackTo(state, at),
  between: null,
  led: null,
  error: null,
})

/** A gesture is one, however many answers it gave; and what a bot has done is taken back with what led to it. */
const undone: Change = (state) => {
  const to = undoLeadsTo(state)
  return to === null ? {} : undoneTo(state, to)
}

const redone: Change = (state, setup) => {
  const from = atOf(state)
  const to = redoLeadsTo(state)
  const next = to === null ? undefined : lineOf(state)[to]
  if (to === null || next === undefined) return {}
  // The count is seen again; the seat is taken already.
  const between = betweenAt(seatingOf(setup, state), next.seat, next)
  return { ...movedTo(state, to), between, led: { from, to }, error: null }
}

const restarted: Change = (state) => undoneTo(state, turnStart(state))

/** The actions that take back, and give again. */
export const takingBack = (act: Act): TakingBack => ({
  undo: () => act(undone),
  redo: () => act(redone),
  restartTurn: () => act(restarted),
})

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

/** From where to where a press has moved the table; nothing if it has not moved. */
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
