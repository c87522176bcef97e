import { betweenAt, seatingOf } from './between'
import { gestureEnd, gestureStart, turnStart } from './gestures'
import { chanceNumbers } from './line'
import type { Act, Change, TableState } from './table-state'
import { atOf, isExploring, lineOf, movedTo } from './tree'

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

/** A gesture is one, however many answers it gave. */
const undone: Change = (state) => {
  const at = atOf(state)
  return at > 0 ? undoneTo(state, Math.max(0, gestureStart(lineOf(state), at) - 1)) : {}
}

const redone: Change = (state, setup) => {
  const [line, from] = [lineOf(state), atOf(state)]
  const to = gestureEnd(line, from)
  const next = line[to]
  if (next === undefined || to === from) return {}
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
