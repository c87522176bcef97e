import type { Ending } from '../../../ui/screen/screen'
import type { ArabRevolt } from '../rules/index'
import { outcomeWhy, outcomeWins } from '../words/en/end'
import { TOTALS } from './totals'

/** How the end of a game is told. */
export const ENDING: Ending<ArabRevolt> = { wins: outcomeWins, why: outcomeWhy, totals: TOTALS }
