import { BRITISH } from './british'
import { CHITS } from './chits'
import { EVENTS } from './events'
import { GAME } from './game'
import { MAP } from './map'
import { MARKERS } from './markers'
import { PIECES } from './pieces'
import { PROPAGANDA } from './propaganda'
import { REBELS } from './rebels'
import { TURN } from './turn'
import type { HelpEntry, TermId } from './terms'

/** The rules in brief, in our own words. */
export const HELP: Readonly<Record<TermId, HelpEntry>> = {
  ...GAME,
  ...TURN,
  ...MAP,
  ...PIECES,
  ...MARKERS,
  ...BRITISH,
  ...REBELS,
  ...CHITS,
  ...EVENTS,
  ...PROPAGANDA,
}
