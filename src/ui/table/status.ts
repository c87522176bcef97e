import type { Board } from '../../games/index'
import { wasCounted } from '../map/counted'
import type { Screen } from '../screen/screen'
import { TABLE } from '../words/en/words'

/** Political Will and its forecast, while a count is to come that it tells of. */
export const statusOf = (board: Board, { calendar, forecast }: Screen): string => {
  const isTold = board.phase !== 'over' && !wasCounted(board, calendar)
  return TABLE.status(board.politicalWill, isTold ? forecast(board).to : null)
}
