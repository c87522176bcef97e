import { OTHER, forecast, type Board } from '../../rules/index'
import type { Table } from '../../store/index'
import { Keeping } from '../library/keeping'
import { START, TABLE, WATCH } from '../text/words'
import { KeysCard } from './keys-card'

/** The name of the game, the way back to the start, the keys; and what is not kept. */
export function TopBar(props: { table: Table; board: Board; onLeave: () => void }) {
  const { table, board, onLeave } = props
  const { setup } = table
  const { firstEligible } = board
  return (
    <div className="head">
      <header className="top-bar">
        <h1>{setup?.mode === 'watch' ? WATCH.title : START.title}</h1>
        <span className="note">
          {TABLE.orderOf(firstEligible, OTHER[firstEligible])}. {START.seed} {setup?.seed}
        </span>
        <span className="status">{TABLE.status(board.politicalWill, forecast(board).to)}</span>
        <button type="button" onClick={onLeave}>
          {TABLE.menu}
        </button>
        <KeysCard />
      </header>
      <Keeping />
    </div>
  )
}
