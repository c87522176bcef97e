import { question } from '../../games/index'
import { present, type TableState } from '../../store/index'

/** Whether nobody is in the middle of a turn: none has begun, the game is over, or there is none. */
export const isBetweenTurns = (state: TableState): boolean => {
  const now = present(state)
  return now === null || now.turnBegins || question(now.game) === null
}
