import type { SumLine } from '../../../ui/facts/sum-line'
import type { RoundWords } from '../../../ui/screen/round'
import type { ArabRevolt, Fact, SpaceId } from '../rules/index'
import { ROUND_TEXT } from '../words/en/cards'
import {
  PHASE_STEPS,
  SUM_HEADINGS,
  SUM_LINES,
  aboutPhase,
  sumDetail,
  verdict,
} from '../words/en/propaganda'

/** 6.1.1 Sabotage comes before the sum, and is told with it. */
const newSabotage = (facts: readonly Fact[]): SumLine<SpaceId> => {
  const spaces = facts.flatMap((one) => (one.fact === 'sabotage' ? [one.space] : []))
  return { id: 'new-sabotage', rule: '6.1.1', spaces, number: spaces.length, amount: null }
}

const sumIn: RoundWords<ArabRevolt>['sumIn'] = (facts) => {
  const sum = facts.find((one) => one.fact === 'will-counted')
  if (sum === undefined) return null
  const { lines, net } = sum
  const told = lines.map(({ line, rule, spaces, number, amount }) => ({
    ...{ id: line, rule, spaces, number, amount },
  }))
  return { lines: [newSabotage(facts), ...told], net }
}

/** 6.0 The Propaganda Round. */
export const ROUND: RoundWords<ArabRevolt> = {
  steps: PHASE_STEPS,
  about: aboutPhase,
  effect: (card) => ROUND_TEXT[card]?.effect ?? '',
  sumIn,
  headings: SUM_HEADINGS,
  lines: SUM_LINES,
  detail: sumDetail,
  verdict,
}
