import { intel, terrorOnMap } from '../board/queries'
import { HAGANAH_LEFT } from '../data/tracks'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { drawIntel, rollAbove } from '../script/drawing'
import { shiftHaganahLeft } from '../script/haganah'
import { refuse } from '../script/refusal'
import type { Activity } from './activity'

/** 4.2.2, PR44 A roll and the Terror on the map, against the Haganah Track; at 0 a chit (6.5.4). */
function* negotiateWith(t: Play): Script {
  const { haganah } = t.board
  if (haganah === HAGANAH_LEFT) {
    yield* drawIntel(t)
    return
  }
  const { success } = yield* rollAbove(t, haganah, terrorOnMap(t.board))
  if (success) yield* shiftHaganahLeft(t)
}

export const negotiate: Activity = {
  rule: '4.2.2',
  accompanies: ['deploy', 'patrol', 'search'],
  possible: (t) =>
    t.board.haganah === HAGANAH_LEFT && intel(t.board, 'bag') === 0
      ? refuse('PR3', 'no-chit-left')
      : true,
  carryOut: negotiateWith,
}
