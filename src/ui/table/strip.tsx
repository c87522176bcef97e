import type { Board } from '../../games/index'
import { useScreen } from '../screen/use-screen'
import { statusOf } from './status'

/** Above the country, where its trays have no room: Political Will, and what the sides have left. */
export function Strip({ board }: { board: Board }) {
  const screen = useScreen()
  const { Supplies } = screen
  return (
    <div className="strip">
      <p className="status">{statusOf(board, screen)}</p>
      <Supplies board={board} />
    </div>
  )
}
