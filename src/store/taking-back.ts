import { betweenAt, seatingOf } from './between'
import { chanceNumbers } from './chance-numbers'
import type { Act, Change, TableState } from './table-state'
import { isExploring, movedTo } from './tree'
import { turnStart } from './turn-start'

/** Steps back, and forth again. */
export interface TakingBack {
  readonly undo: () => void
  readonly redo: () => void
  readonly restartTurn: () => void
}

/** What chance has answered after a moment of the main line; in other lines it is not taken back. */
export const takenBackTo = (state: TableState, at: number): Pick<TableState, 'takenBack'> => {
  const undone = isExploring(state) ? [] : state.line.slice(at + 1).flatMap(chanceNumbers)
  return { takenBack: [...new Set([...state.takenBack, ...undone])] }
}

const undoneTo = (state: TableState, at: number): Partial<TableState> => ({
  ...movedTo(state, at),
  ...takenBackTo(state, at),
  between: null,
  error: null,
})

const undone: Change = (state) => (state.at > 0 ? undoneTo(state, state.at - 1) : {})

const redone: Change = (state, setup) => {
  const next = state.line[state.at + 1]
  if (next === undefined) return {}
  // The count is seen again; the seat is taken already.
  const between = betweenAt(seatingOf(setup, state), next.seat, next)
  return { ...movedTo(state, state.at + 1), between, error: null }
}

const restarted: Change = (state) => undoneTo(state, turnStart(state))

/** The actions that take back, and give again. */
export const takingBack = (act: Act): TakingBack => ({
  undo: () => act(undone),
  redo: () => act(redone),
  restartTurn: () => act(restarted),
})
