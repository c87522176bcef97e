import { canRestore, restoreSpace } from '../activities/restore'
import { place } from '../board/verbs'
import { limitedOperations } from '../operations'
import { inCities } from '../script/within'
import { mayDo, oneSpaceOf } from './asking'
import type { EventCard } from './card'

/**
 * Alan Cunningham.
 * Unshaded: the British may conduct two Limited Operations, one after the other, and then Restore (PR81).
 * Shaded: the British must place two Cells from Prison, or the only one, in Cities of their choice.
 */
export const p16: EventCard = {
  *unshaded(t) {
    yield* limitedOperations(t, 'british', 2)
    yield* mayDo(t, 'restore', canRestore(t), () => restoreSpace(t))
  },
  *shaded(t) {
    const limit = Math.min(2, t.board.prison)
    for (let chosen = 0; chosen < limit; chosen++) {
      const about = { chosen, limit: limit - chosen, owed: true } as const
      const city = yield* oneSpaceOf('british', inCities('P16'), about)
      if (city !== null) place(t, 'cells', city, 1, 'prison')
    }
  },
}
