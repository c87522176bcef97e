import { board, outcome, tells, undo, type Board, type Outcome } from '../../games/index'
import { isCounted, type Moment } from '../../store/index'
import type { SumLine } from '../facts/sum-line'
import type { Screen } from '../screen/screen'

/** 6.1 A count of Political Will, as it was made. */
export interface Count {
  /** The position that is counted: what comes before the sum is there, the marker has not moved. */
  readonly board: Board
  readonly lines: readonly SumLine[]
  readonly net: number
  readonly from: number
  readonly to: number
  readonly outcome: Outcome | null
}

/** The count on the way to a moment; null where there was none. */
export const countOf = (moment: Moment, { calendar, sumIn }: Screen): Count | null => {
  if (!isCounted(moment)) return null
  const after = board(moment.game)
  const facts = moment.steps
    .flatMap((step) => step.facts)
    .filter(({ why }) => why.what === calendar.round[0])
  const sum = sumIn(facts)
  if (sum === null) return null
  // Nothing is told where Political Will stays.
  const will = facts.find((one) => tells(one, 'political-will'))
  const { from, to } = will ?? { from: after.politicalWill, to: after.politicalWill }
  const { map, played } = after
  return {
    board: { ...board(undo(moment.game)), map, played, politicalWill: from },
    ...sum,
    ...{ from, to, outcome: outcome(moment.game) },
  }
}
