import type { Screen } from '../../../ui/screen/screen'
import { CAMPAIGNS, PILE, isPropaganda } from '../rules/index'
import { outcomeWhy, outcomeWins } from '../words/en/end'
import { PLACES, WHO, cardName } from '../words/en/names'
import { ASKING } from './asking'
import { isThere, stands } from './at-hand'
import { differences } from './differences'
import { sideOf } from './side-of'
import { TOTALS } from './totals'

/** Arab Revolt on the house's screen. */
export const SCREEN: Screen = {
  words: {
    ...ASKING,
    who: WHO,
    cardName,
    places: PLACES,
    end: { wins: outcomeWins, why: outcomeWhy },
  },
  calendar: { cards: CAMPAIGNS * PILE.size, campaigns: CAMPAIGNS, isCount: isPropaganda },
  differences,
  isThere,
  sideOf,
  stands,
  totals: TOTALS,
}
