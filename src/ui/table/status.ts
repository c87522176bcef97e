import { forecast, type Board } from '../arab-revolt'
import { wasCounted } from '../map/counted'
import { TABLE } from '../words/en/words'

/** Political Will and its forecast, while a count is to come that it tells of. */
export const statusOf = (board: Board): string => {
  const isTold = board.phase !== 'over' && !wasCounted(board)
  return TABLE.status(board.politicalWill, isTold ? forecast(board).to : null)
}
