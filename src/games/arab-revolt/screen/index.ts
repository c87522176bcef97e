import type { Screen } from '../../../ui/screen/screen'
import { ASKING } from './asking'
import { isThere, stands } from './at-hand'
import { CALENDAR } from './calendar'
import { HANDOVER } from '../words/en/handover'
import { KINDS, PLACES, WHO, WILL_LINES, cardName } from '../words/en/names'
import { MAP } from '../words/en/map'
import { shownIn } from '../words/en/chance'
import { LEGEND } from '../words/en/legend'
import { Supplies } from './supplies'
import { CARDS, UNITY_VALUES, forecast, type ArabRevolt } from '../rules/index'
import { Deck, Differences, Editing, Ending, Help, Lab, Luck, Mistakes, Round, Trial } from './late'
import { ON_MAP } from './on-map'
import { sideOf } from './side-of'
import { sumIn } from './sum-in'
import { STORY } from '../story/index'
import { STORY_WORDS } from './story-words'
import { TERMS } from './terms'
import './pieces.css'

/** Arab Revolt on the house's screen. */
export const SCREEN: Screen<ArabRevolt> = {
  words: {
    ...ASKING,
    ...STORY_WORDS,
    game: MAP.title,
    who: (who) => WHO[who],
    cardName,
    star: () => null,
    heldTo: () => null,
    spaceName: (space) => PLACES[space],
    legend: LEGEND,
    kind: (card) => KINDS[CARDS[card].kind],
    handover: HANDOVER,
    terms: TERMS,
    willLines: WILL_LINES,
  },
  story: STORY,
  sumIn,
  track: {
    name: MAP.unity,
    change: 'unity',
    shift: (fact) => (fact.fact === 'unity' ? fact : null),
    values: UNITY_VALUES,
  },
  calendar: CALENDAR,
  map: ON_MAP,
  forecast,
  shownIn,
  whatIs: () => import('../words/en/what').then((part) => part.WHAT),
  Supplies,
  inPlace: ['box', 'operation', 'activity', 'side', 'punishment'],
  isThere,
  sideOf,
  stands,
  Deck,
  Differences,
  Editing,
  Ending,
  Help,
  Luck,
  Lab,
  Mistakes,
  Round,
  Trial,
}
