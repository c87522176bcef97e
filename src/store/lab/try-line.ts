import type { StoreApi } from 'zustand/vanilla'
import { answerCount, type Option } from '../../games/index'
import { exploring } from '../table/exploring'
import { present } from '../table/selectors'
import type { Table } from '../table/table'

/**
 * Plays a line in a branch of its own that leaves a moment: also what chance is to bring stands in it. Tells
 * whether there was room for the branch.
 */
export const tryLine = (table: StoreApi<Table>, from: number, line: readonly Option[]): boolean => {
  const now = () => table.getState()
  const before = now().branch
  exploring(now()).explore(from)
  if (now().branch === before) return false
  const given = () => {
    const moment = present(now())
    return moment === null ? 0 : answerCount(moment.game)
  }
  exploring(now()).setNextChance('hand')
  const begun = given()
  line.forEach((option, i) => {
    if (present(now())?.turnOver) now().endTurn()
    // What leaves no choice has been answered by itself.
    if (given() === begun + i) now().answer(option)
  })
  exploring(now()).setNextChance('seed')
  return true
}
