import { canPunish, canPunishWithHeld, punishWithHeld, punishWithin } from '../activities/punish'
import { irregularsOnMap } from '../board/queries'
import { remove } from '../board/verbs'
import { eachPiece, mayDo } from './asking'
import type { EventCard } from './card'

/**
 * General Dill.
 * Unshaded: the British may Punish, and may then Punish again with a held chit.
 * Shaded: half of the Irregulars on the map are removed, rounded down.
 */
export const a12: EventCard = {
  *unshaded(t) {
    if (yield* mayDo(t, 'punish', canPunish(t), () => punishWithin(t)))
      yield* mayDo(t, 'punish', canPunishWithHeld(t), () => punishWithHeld(t))
  },
  shaded: (t, by) =>
    eachPiece(t, {
      by,
      force: 'irregulars',
      limit: Math.floor(irregularsOnMap(t.board) / 2),
      owed: true,
      then: ({ piece, space }) => remove(t, piece, space),
    }),
}
