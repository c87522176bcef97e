import type { Ending } from '../../../ui/screen/screen'
import { outcomeWhy, outcomeWins } from '../words/en/end'
import { TOTALS } from './totals'

/** How the end of a game is told. */
export const ENDING: Ending = { wins: outcomeWins, why: outcomeWhy, totals: TOTALS }
