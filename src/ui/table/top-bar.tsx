import { memo, useMemo } from 'react'
import type { Board } from '../../games/index'
import { isWatched, type TableStore } from '../../store/index'
import { Icon } from '../kit/icon'
import { Reading } from '../help/reading'
import { Term } from '../reader/term'
import { TOOLS } from '../reader/tools'
import { Keeping } from '../library/keeping'
import { TOOL_NAMES, TOP_BAR } from '../words/en/top-bar'
import { TABLE } from '../words/en/words'
import { Menu } from './menu'
import { useScreen } from '../screen/use-screen'
import { statusOf } from './status'

function Order({ board: { firstEligible } }: { board: Board }) {
  const { map, words } = useScreen()
  const second = map.sides.find((side) => side !== firstEligible) ?? firstEligible
  return (
    <span className="order">
      <Term of="eligible">
        {TOP_BAR.first} <b>{words.who(firstEligible)}</b>
        <span className="second">
          , {TOP_BAR.second} <b>{words.who(second)}</b>
        </span>
      </Term>
    </span>
  )
}

const Tools = memo(function Tools() {
  return (
    <nav className="tools" aria-label={TOP_BAR.tools}>
      {TOOLS.map(([id, open]) => (
        <button key={id} type="button" className="bare" data-key={id} onClick={open}>
          <Icon of={id} /> {TOOL_NAMES[id]}
        </button>
      ))}
    </nav>
  )
})

/** The menu, the name of the game, the order of the players, what helps and what is not kept; below it, what is read. */
export function TopBar(props: { table: TableStore; board: Board; onLeave: () => void }) {
  const { table, board, onLeave } = props
  const { setup } = table
  const screen = useScreen()
  const game = useMemo(() => ({ board, table }), [board, table])
  return (
    <>
      <div className="head">
        <header className="top-bar">
          <Menu seed={setup?.seed} onLeave={onLeave} />
          <h1>{isWatched(table) ? TABLE.watched : screen.words.game}</h1>
          <span className="status" data-part="status">
            {statusOf(board, screen)}
          </span>
          <Order board={board} />
          <Tools />
        </header>
        <Keeping />
      </div>
      <Reading game={game} />
    </>
  )
}
