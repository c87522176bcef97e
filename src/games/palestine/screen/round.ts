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

/** 6.0 The Propaganda Round. */
export const ROUND: RoundWords<Palestine> = {
  steps: PHASE_STEPS,
  about: aboutPhase,
  // PR98 All three cards are alike, and do nothing beside their round.
  effect: () => '',
  headings: SUM_HEADINGS,
  lines: SUM_LINES,
  detail: sumDetail,
  verdict,
}
