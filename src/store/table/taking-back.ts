import { betweenAt, seatingOf } from './between'
import { turnStart } from './gestures'
import { chanceNumbers } from './line'
import type { Act, Change, TableState } from './table-state'
import { atOf, isExploring, lineOf, movedTo } from './tree'
import { redoLeadsTo, undoLeadsTo } from './whose'

/** Steps back, and forth again. */
export interface TakingBack {
  readonly undo: () => void
  readonly redo: () => void
  readonly restartTurn: () => void
}

/** What chance has answered after a moment of the main line; in other lines it is not taken back. */
export const takenBackTo = (state: TableState, at: number): Pick<TableState, 'takenBack'> => {
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
