import type { RoundWords } from '../../../ui/screen/round'
import type { Palestine } from '../rules/index'
import {
  PHASE_STEPS,
  SUM_HEADINGS,
  SUM_LINES,
  aboutPhase,
  sumDetail,
  verdict,
} from '../words/en/propaganda'

const sumIn: RoundWords<Palestine>['sumIn'] = (facts) => {
  const sum = facts.find((one) => one.fact === 'will-counted')
  if (sum === undefined) return null
  const { lines, net } = sum
  return { lines: lines.map(({ line, ...counted }) => ({ id: line, ...counted })), net }
}

/** 6.0 The Propaganda Round. */
export const ROUND: RoundWords<Palestine> = {
  steps: PHASE_STEPS,
  about: aboutPhase,
  // PR98 All three cards are alike, and do nothing beside their round.
  effect: () => '',
  sumIn,
  headings: SUM_HEADINGS,
  lines: SUM_LINES,
  detail: sumDetail,
  verdict,
}
