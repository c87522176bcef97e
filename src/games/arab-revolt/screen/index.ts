import type { Screen } from '../../../ui/screen/screen'
import { outcomeWhy, outcomeWins } from '../words/en/end'
import { ASKING } from './asking'
import { isThere, stands } from './at-hand'
import { CALENDAR } from './calendar'
import { HANDOVER } from '../words/en/handover'
import { KINDS, PLACES, WHO, WILL_LINES, cardName } from '../words/en/names'
import { MAP } from '../words/en/map'
import { ROUND } from './round'
import { shownIn } from '../words/en/chance'
import { LEGEND } from '../words/en/legend'
import { asideLines, spaceLines } from '../words/en/trial'
import { Supplies } from './supplies'
import { CARDS, forecast } from '../rules/index'
import { differences } from './differences'
import { Help, Luck, Mistakes } from './late'
import { ON_MAP } from './on-map'
import { sideOf } from './side-of'
import { STORY } from '../story/index'
import { STORY_WORDS } from './story-words'
import { TERMS } from './terms'
import { TOTALS } from './totals'
import { UnityRow } from './unity-row'

/** Arab Revolt on the house's screen. */
export const SCREEN: Screen = {
  words: {
    ...ASKING,
    ...STORY_WORDS,
    game: MAP.title,
    who: WHO,
    cardName,
    places: PLACES,
    legend: LEGEND,
    kind: (card) => KINDS[CARDS[card].kind],
    handover: HANDOVER,
    trial: { space: spaceLines, aside: asideLines },
    terms: TERMS,
    willLines: WILL_LINES,
    end: { wins: outcomeWins, why: outcomeWhy },
  },
  story: STORY,
  round: ROUND,
  TracksAhead: UnityRow,
  calendar: CALENDAR,
  map: ON_MAP,
  forecast,
  differences,
  shownIn,
  whatIs: async () => (await import('../words/en/what')).WHAT,
  Supplies,
  inPlace: ['box', 'operation', 'activity', 'side', 'punishment'],
  isThere,
  sideOf,
  stands,
  totals: TOTALS,
  Help,
  Luck,
  Mistakes,
}
