import { forecast, type Board } from '../arab-revolt'
import { wasCounted } from '../map/counted'
import type { Calendar } from '../screen/screen'
import { TABLE } from '../words/en/words'

/** Political Will and its forecast, while a count is to come that it tells of. */
export const statusOf = (board: Board, calendar: Calendar): string => {
  const isTold = board.phase !== 'over' && !wasCounted(board, calendar)
  return TABLE.status(board.politicalWill, isTold ? forecast(board).to : null)
}
