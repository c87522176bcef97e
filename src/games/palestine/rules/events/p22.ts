import type { Faction } from '../data/factions'
import { HAGANAH_LEFT, HAGANAH_RIGHT } from '../data/tracks'
import { limitedOperations } from '../operations'
import { ask, choice } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { drawIntel } from '../script/drawing'
import { shiftHaganahLeft, shiftHaganahRight } from '../script/haganah'
import { intel } from '../board/queries'
import { refuse } from '../script/refusal'
import { wants } from './asking'
import type { EventCard } from './card'

/** PR87 Only a direction in which the Track can move. */
function* shiftEitherWay(t: Play, by: Faction): Script {
  const end = { left: HAGANAH_LEFT, right: HAGANAH_RIGHT }
  const directions = choice(['left', 'right'] as const, (direction) =>
    t.board.haganah === end[direction] ? refuse('PR87', 'already-at-the-end') : true,
  )
  const direction = yield* ask(by, 'haganah.direction', {}, directions)
  if (direction === 'left') yield* shiftHaganahLeft(t)
  else shiftHaganahRight(t)
}

/**
 * Jewish Agency.
 * Haganah shifts one step to the left or to the right. Then Irgun, if they execute the card, may conduct a
 * Limited Operation, or the British may draw an Intel chit (PR87).
 */
export const p22: EventCard = {
  *unshaded(t, by) {
    yield* shiftEitherWay(t, by)
    if (by === 'irgun') yield* limitedOperations(t, 'irgun', 1)
    else if (intel(t.board, 'bag') > 0 && (yield* wants(by))) yield* drawIntel(t)
  },
}
