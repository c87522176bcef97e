import type { SumLine } from '../../../ui/facts/sum-line'
import type { SumIn } from '../../../ui/screen/round'
import type { ArabRevolt, Fact, SpaceId } from '../rules/index'

/** 6.1.1 Sabotage comes before the sum, and is told with it. */
const newSabotage = (facts: readonly Fact[]): SumLine<SpaceId> => {
  const spaces = facts.flatMap((one) => (one.fact === 'sabotage' ? [one.space] : []))
  return { id: 'new-sabotage', rule: '6.1.1', spaces, number: spaces.length, amount: null }
}

/** A count as it was made. */
export const sumIn: SumIn<ArabRevolt> = (facts) => {
  const sum = facts.find((one) => one.fact === 'will-counted')
  if (sum === undefined) return null
  const { lines, net } = sum
  const told = lines.map(({ line, rule, spaces, number, amount }) => ({
    ...{ id: line, rule, spaces, number, amount },
  }))
  return { lines: [newSabotage(facts), ...told], net }
}
