import type { Fact } from '../arab-revolt'
import { TOTALS, type TotalId } from '../../games/arab-revolt/words/en/end'
import { isRebel } from './pieces'

const NUMBERS: Readonly<Record<TotalId, (fact: Fact) => number>> = {
  'guerrillas-placed': (one) =>
    one.fact === 'placed' && one.force === 'guerrillas' ? one.number : 0,
  'bases-placed': (one) => (one.fact === 'placed' && one.force === 'bases' ? one.number : 0),
  'rebels-removed': (one) => (one.fact === 'removed' && isRebel(one.piece) ? one.number : 0),
  'british-removed': (one) => (one.fact === 'removed' && !isRebel(one.piece) ? one.number : 0),
  opposition: (one) => (one.fact === 'opposition' && one.present ? 1 : 0),
  sabotage: (one) => (one.fact === 'sabotage' && one.change > 0 ? one.change : 0),
}

/** One thing that is counted over a whole game. */
export interface Total {
  readonly id: TotalId
  readonly number: number
}

/** What was placed and removed in a whole game. */
export const totalsOf = (facts: readonly Fact[]): readonly Total[] =>
  (Object.keys(TOTALS) as TotalId[]).map((id) => ({
    id,
    number: facts.reduce((total, fact) => total + NUMBERS[id](fact), 0),
  }))
