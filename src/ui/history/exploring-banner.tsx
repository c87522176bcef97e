import { board } from '../../games/index'
import { MAIN, branchOf, isExploring, type TableStore } from '../../store/index'
import { exploring } from '../../store/table/exploring'
import { EXPLORE } from '../words/en/branches'

/** While one explores: that the game waits, where, and the way back to it. */
export function ExploringBanner({ table }: { table: TableStore }) {
  const main = branchOf(table, MAIN)
  const waits = main?.line[main.at]
  if (!isExploring(table) || !waits) return null
  return (
    <section className="exploring" aria-label={EXPLORE.waits}>
      <p>{EXPLORE.banner(board(waits.game).played.length)}</p>
      <button type="button" data-key="game" onClick={() => exploring(table).switchBranch(MAIN)}>
        {EXPLORE.back}
      </button>
    </section>
  )
}
