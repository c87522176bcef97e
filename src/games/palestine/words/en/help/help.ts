import { BRITISH } from './british'
import { EVENTS } from './events'
import { GAME } from './game'
import { HAGANAH } from './haganah'
import { INTEL } from './intel'
import { IRGUN } from './irgun'
import { MAP } from './map'
import { MARKERS } from './markers'
import { PIECES } from './pieces'
import { PROPAGANDA } from './propaganda'
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
  ...IRGUN,
  ...INTEL,
  ...HAGANAH,
  ...EVENTS,
  ...PROPAGANDA,
}
