import type { Ending } from '../../../ui/screen/screen'
import { outcomeWhy, outcomeWins } from '../words/en/end'
import type { Palestine } from '../rules/index'
import { TOTALS } from './totals'

/** How the end of a game is told. */
export const ENDING: Ending<Palestine> = { wins: outcomeWins, why: outcomeWhy, totals: TOTALS }
