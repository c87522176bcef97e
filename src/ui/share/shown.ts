import { board, type Board } from '../../games/index'
import { atOf, lineOf, type SavedGame, type TableState } from '../../store/index'
import { freshRecord, positionRecord, recordAt } from '../../store/table/position-record'
import { playedBy } from '../words/en/seats'
import { setupFrom } from '../history/edited-from'
import { useOpened } from '../hands/opened'
import { useGesture } from '../hands/gesture'

/** What can be taken along of what is on the screen: null where it is no position that can be played. */
export interface Shown {
  readonly board: Board
  /** The game, with its table at what is shown. */
  readonly game: () => SavedGame | null
  /** What is shown, without what led to it. */
  readonly position: () => SavedGame | null
}

/** The time, as records have it. */
export const now = (): string => new Date().toISOString()

/** The position that is being changed, the moment that is looked at, or the present one. */
export const useShown = (state: TableState): Shown | null => {
  const { setup } = state
  const [line, at] = [lineOf(state), atOf(state)]
  const looking = useGesture(at, (gesture) => gesture.looking) ?? at
  const edited = useOpened((one) => one.edited)
  if (!setup || !line[looking]) return null
  if (edited) {
    const rules = setupFrom(setup.rules ?? {}, edited.position)
    const seats = playedBy(setup)
    const fresh = () => freshRecord({ ...setup, seats, rules }, now())
    return { board: edited.board, game: fresh, position: fresh }
  }
  return {
    board: board(line[looking].game),
    game: () => recordAt(state, looking, now()),
    position: () => positionRecord(state, looking, now()),
  }
}
