import { cells, intel, isRailway, roomForArmsCache } from '../board/queries'
import { enter, passIntel, place } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { HAGANAH_LEFT, HAGANAH_RIGHT } from '../data/tracks'
import { ask } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { drawIntel, heldChits } from '../script/drawing'
import { refuse, type Verdict } from '../script/refusal'
import { perhapsOneSpace } from '../script/select'
import { mayRobOnce } from './pass'

/** 6.2.2, PR61 Without a chit one is drawn; else half of them go back, rounded down. */
function* britishIntel(t: Play): Script {
  const held = intel(t.board, 'held')
  if (held === 0) yield* drawIntel(t)
  for (let left = Math.floor(held / 2); left > 0; left--) {
    const about = { limit: left, owed: true } as const
    const { chit } = yield* ask('british', 'propaganda.discard', about, heldChits(t))
    passIntel(t, chit, 'discarded')
  }
}

/** 6.2.3, PR62 A District or City with a Cell, and room. */
const mayPlaceCache = (t: Play, space: SpaceId): Verdict => {
  if (isRailway(space)) return refuse('6.2.3', 'needs-district-or-city')
  if (cells(t.board, space) === 0) return refuse('6.2.3', 'needs-cell')
  if (!roomForArmsCache(t.board, space)) return refuse('1.4.2', 'stacking-arms-caches')
  return t.board.available.armsCaches > 0 ? true : refuse('1.4.1', 'none-available')
}

/** 6.2.3 At 0 a chit for the British, at 4 an Arms Cache for Irgun. */
function* haganahCooperation(t: Play): Script {
  if (t.board.haganah === HAGANAH_LEFT) yield* drawIntel(t)
  if (t.board.haganah !== HAGANAH_RIGHT) return
  const may = (space: SpaceId) => mayPlaceCache(t, space)
  const space = yield* perhapsOneSpace('irgun', 'propaganda.cache', may)
  if (space !== null) place(t, 'armsCaches', space)
}

/** 6.2 First of all 6.2.1: Irgun may Rob in one space. */
export function* resourcesPhase(t: Play): Script {
  yield* mayRobOnce(t)
  yield* britishIntel(t)
  yield* haganahCooperation(t)
  enter(t, 'redeploy')
}
