import { asActivity } from '../activities'
import { canMobilize, mobilizeWhere } from '../activities/mobilize'
import { usePunishment, withTroops } from '../activities/punish'
import type { Board } from '../board/board'
import { curfew } from '../board/queries'
import { passPunishmentChit, returnPunishmentChits } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { chitsIn, drawPunishmentChits } from '../script/drawing'
import { refuse, type Verdict } from '../script/refusal'
import { someSpace } from '../script/select'
import { mayDo, wants } from './asking'
import type { EventCard } from './card'

const atCurfew = (board: Board, space: SpaceId): Verdict =>
  curfew(board, space) ? true : refuse('A6', 'needs-curfew')

/**
 * House Demolition.
 * Unshaded: the British may draw two Punishment chits. They may use every Demolish among them (R49:
 * but none that they hold), each in two spaces with Troops. Chits not used go back to the pool.
 * Shaded: the Rebels may Mobilize, with the Guerrillas placed at Curfews rather than at Opposition.
 */
export const a6: EventCard = {
  *unshaded(t) {
    const { pool, drawn } = t.board.punishmentChits
    const may = (space: SpaceId) => withTroops(t, space)
    if (!someSpace(may) || chitsIn(pool) === 0 || !(yield* wants('british'))) return
    yield* drawPunishmentChits(t)
    while (drawn.demolish > 0 && (yield* wants('british'))) {
      passPunishmentChit(t, 'demolish', 'drawn', 'used')
      yield* asActivity(t, 'british', 'punish', usePunishment(t, 'demolish', may, 'all'))
    }
    returnPunishmentChits(t, ['drawn'])
  },
  *shaded(t) {
    yield* mayDo(t, 'mobilize', canMobilize(t, atCurfew), () => mobilizeWhere(t, atCurfew))
  },
}
