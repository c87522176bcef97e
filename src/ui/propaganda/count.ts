import {
  board,
  outcome,
  undo,
  type Board,
  type Fact,
  type Outcome,
  type SpaceId,
  type WillLineId,
} from '../arab-revolt'
import { isCounted, type Moment } from '../../store/index'

/** One line of the sum; the new Sabotage comes first and has no amount of its own. */
export interface SumLine {
  readonly id: WillLineId | 'new-sabotage'
  readonly rule: string
  readonly spaces: readonly SpaceId[]
  readonly number: number
  readonly amount: number | null
}

/** 6.1 A count of Political Will, as it was made. */
export interface Count {
  /** The position that is counted: the new Sabotage lies there, the marker has not moved. */
  readonly board: Board
  readonly lines: readonly SumLine[]
  readonly net: number
  readonly from: number
  readonly to: number
  readonly outcome: Outcome | null
}

const newSabotage = (facts: readonly Fact[]): SumLine => {
  const spaces = facts.flatMap((one) => (one.fact === 'sabotage' ? [one.space] : []))
  return { id: 'new-sabotage', rule: '6.1.1', spaces, number: spaces.length, amount: null }
}

/** The count on the way to a moment; null where there was none. */
export const countOf = (moment: Moment): Count | null => {
  if (!isCounted(moment)) return null
  const after = board(moment.game)
  const facts = moment.steps
    .flatMap((step) => step.facts)
    .filter(({ why }) => why.what === 'political-will')
  const sum = facts.find((one) => one.fact === 'will-counted')
  if (sum === undefined) return null
  // Nothing is told where Political Will stays.
  const will = facts.find((one) => one.fact === 'political-will')
  const { from, to } = will ?? { from: after.politicalWill, to: after.politicalWill }
  const { map, played } = after
  return {
    board: { ...board(undo(moment.game)), map, played, politicalWill: from },
    lines: [
      newSabotage(facts),
      ...sum.lines.map(({ line, rule, spaces, number, amount }) => ({
        ...{ id: line, rule, spaces, number, amount },
      })),
    ],
    ...{ net: sum.net, from, to, outcome: outcome(moment.game) },
  }
}
