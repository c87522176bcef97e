import type { Screen } from '../../../ui/screen/screen'
import { CAMPAIGNS, CARDS, PILE, isPropaganda, type CardId } from '../rules/index'
import { outcomeWhy, outcomeWins } from '../words/en/end'
import { ASKING } from './asking'
import { isThere, stands } from './at-hand'
import { PLACES, WHO, WILL_LINES, cardName } from '../words/en/names'
import { differences } from './differences'
import { ON_MAP } from './on-map'
import { sideOf } from './side-of'
import { TERMS } from './terms'
import { TOTALS } from './totals'
import { UnityRow } from './unity-row'

const isCard = (id: string): id is CardId => Object.hasOwn(CARDS, id)

/** Arab Revolt on the house's screen. */
export const SCREEN: Screen = {
  words: {
    ...ASKING,
    who: WHO,
    cardName,
    places: PLACES,
    terms: TERMS,
    willLines: WILL_LINES,
    end: { wins: outcomeWins, why: outcomeWhy },
  },
  TracksAhead: UnityRow,
  calendar: { cards: CAMPAIGNS * PILE.size, campaigns: CAMPAIGNS, isCount: isPropaganda, isCard },
  map: ON_MAP,
  differences,
  isThere,
  sideOf,
  stands,
  totals: TOTALS,
}
