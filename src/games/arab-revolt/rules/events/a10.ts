import { mobilizeIn, drawForMobilization } from '../activities/punishments'
import { isPopulated, opposition, police } from '../board/queries'
import { removeOpposition } from '../board/verbs'
import { SPACES } from '../data/spaces'
import { chitsIn } from '../script/drawing'
import { refuse } from '../script/refusal'
import { eachSpace, perhapsOneSpaceOf, wants } from './asking'
import type { EventCard } from './card'

/**
 * Ex-Black and Tans.
 * Unshaded: in one space where Police stand, the British may take the Opposition away.
 * Shaded: the Rebels may draw a Punishment chit, of which they resolve the Mobilization effect alone,
 * in two spaces where Police stand. The chit goes back to the pool.
 */
export const a10: EventCard = {
  *unshaded(t) {
    const space = yield* perhapsOneSpaceOf('british', (one) => {
      if (police(t.board, one) === 0) return refuse('A10', 'needs-police')
      return opposition(t.board, one) ? true : refuse('A10', 'needs-opposition')
    })
    if (space !== null) removeOpposition(t, space)
  },
  *shaded(t, by) {
    const anyPolice = SPACES.some((space) => police(t.board, space) > 0)
    const anyChit = chitsIn(t.board.punishmentChits.pool) > 0
    if (!anyPolice || !anyChit || !(yield* wants('rebels'))) return
    yield* drawForMobilization(t, function* (chit) {
      if (chit === 'fine') return
      yield* eachSpace({
        by: 'rebels',
        limit: 2,
        owed: 'all',
        may(space) {
          if (police(t.board, space) === 0) return refuse('A10', 'needs-police')
          // 1.6 Opposition may not stand on a Railway; a Guerrilla may.
          return chit === 'demolish' || isPopulated(space)
            ? true
            : refuse('1.6', 'needs-district-or-city')
        },
        then: (space) => mobilizeIn(t, chit, space, by),
      })
    })
  },
}
