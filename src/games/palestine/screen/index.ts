import type { Screen } from '../../../ui/screen/screen'
import { CARDS, forecast, type Palestine } from '../rules/index'
import { STORY } from '../story/index'
import { starText } from '../words/en/cards'
import { shownIn } from '../words/en/chance'
import { heldToText } from '../words/en/column'
import { HANDOVER } from '../words/en/handover'
import { LEGEND } from '../words/en/legend'
import { MAP } from '../words/en/map'
import { KINDS, PLACES, WHO, WILL_LINES, cardName } from '../words/en/names'
import { ASKING } from './asking'
import { isThere, stands } from './at-hand'
import { CALENDAR } from './calendar'
import { HAGANAH_VALUES } from './haganah'
import { Deck, Differences, Editing, Ending, Help, Lab, Luck, Mistakes, Round, Trial } from './late'
import { ON_MAP } from './on-map'
import { sideOf } from './side-of'
import { sumIn } from './sum-in'
import { STORY_WORDS } from './story-words'
import { Supplies } from './supplies'
import { TERMS } from './terms'
import './pieces.css'

/** Palestine on the house's screen. */
export const SCREEN: Screen<Palestine> = {
  words: {
    ...ASKING,
    ...STORY_WORDS,
    game: MAP.title,
    who: (who) => WHO[who],
    cardName,
    star: starText,
    heldTo: (board, side) => heldToText(board.mustPass, side),
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
    name: MAP.haganah,
    change: 'haganah',
    shift: (fact) => (fact.fact === 'haganah' ? fact : null),
    values: HAGANAH_VALUES,
  },
  calendar: CALENDAR,
  map: ON_MAP,
  forecast,
  shownIn,
  whatIs: () => import('../words/en/what').then((part) => part.WHAT),
  Supplies,
  inPlace: ['box', 'operation', 'activity', 'side'],
  isThere,
  sideOf,
  stands,
  Deck,
  Differences,
  Editing,
  Ending,
  Help,
  Lab,
  Luck,
  Mistakes,
  Round,
  Trial,
}
