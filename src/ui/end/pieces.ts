import { tells, type Fact, type Faction } from '../../games/index'
import type { Screen } from '../screen/screen'

/** How many pieces a side placed and lost. */
export interface Pieces {
  readonly placed: number
  readonly removed: number
}

/** The pieces of one side that were placed and removed. */
export const piecesOf = (facts: readonly Fact[], by: Faction, sideOf: Screen['sideOf']): Pieces => {
  let [placed, removed] = [0, 0]
  for (const one of facts) {
    if (tells(one, 'placed') && sideOf(one.force) === by) placed += one.number
    if (tells(one, 'removed') && sideOf(one.piece) === by) removed += one.number
  }
  return { placed, removed }
}
