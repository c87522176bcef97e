import type { StoreApi } from 'zustand/vanilla'
import { answerCount, isOffered, type Option } from '../../games/index'
import { exploring } from '../table/exploring'
import { present } from '../table/selectors'
import type { TableStore } from '../table/table'
import { branchOf } from '../table/tree'

/** Gives the answers of a line from here on, up to the first that is not offered. */
const give = (now: () => TableStore, line: readonly Option[]): void => {
  const game = () => present(now())?.game
  const from = game()
  if (!from) return
  for (const [i, option] of line.entries()) {
    if (present(now())?.turnOver) now().endTurn()
    const at = game()
    // What leaves no choice has been answered by itself.
    if (at && answerCount(at) > answerCount(from) + i) continue
    if (!at || !isOffered(at, option)) return
    now().answer(option)
  }
}

/**
 * Plays a line in a branch of its own that leaves a moment: also what chance is to bring stands in it. Tells
 * whether the branch was begun; where there is no room for it, the table says so.
 */
export const tryLine = (
  table: StoreApi<TableStore>,
  from: number,
  line: readonly Option[],
): boolean => {
  const now = table.getState
  const before = now().branch
  exploring(now()).explore(from)
  const branch = branchOf(now(), now().branch)
  if (!branch || branch.id === before) return false
  exploring(now()).setNextChance('hand')
  give(now, line)
  exploring(now()).setNextChance(branch.chance)
  return true
}
