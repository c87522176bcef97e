import type { Fact } from '../../games/index'
import type { Total } from '../screen/screen'

/** One thing that was counted over a whole game. */
export interface Counted {
  readonly name: string
  readonly number: number
}

/** What a game counts, over all its facts. */
export const totalsOf = (facts: readonly Fact[], totals: readonly Total[]): readonly Counted[] =>
  totals.map(({ name, in: numberIn }) => ({
    name,
    number: facts.reduce((total, fact) => total + numberIn(fact), 0),
  }))
