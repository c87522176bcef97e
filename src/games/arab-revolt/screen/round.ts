import type { RoundWords } from '../../../ui/screen/round'
import type { ArabRevolt } from '../rules/index'
import { ROUND_TEXT } from '../words/en/round-text'
import {
  PHASE_STEPS,
  SUM_HEADINGS,
  SUM_LINES,
  aboutPhase,
  sumDetail,
  verdict,
} from '../words/en/propaganda'

/** 6.0 The Propaganda Round. */
export const ROUND: RoundWords<ArabRevolt> = {
  steps: PHASE_STEPS,
  about: aboutPhase,
  effect: (card) => ROUND_TEXT[card]?.effect ?? '',
  headings: SUM_HEADINGS,
  lines: SUM_LINES,
  detail: sumDetail,
  verdict,
}
